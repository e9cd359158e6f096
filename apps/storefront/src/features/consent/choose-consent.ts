import type { StoreClient } from '@klarsikt/contract/client'
import { CONSENT_GROUPS, consentChoice } from '@klarsikt/core/consent'
import { outcomeOf } from '@klarsikt/forms'
import { data } from 'react-router'

/** Stores the visitor's choice of cookies. The call is completed even if the visitor leaves the page at once. */
export async function chooseConsent(client: StoreClient, form: FormData) {
  const choice = form.get('choice')
  const groups = choice === 'all' ? CONSENT_GROUPS : choice === 'ticked' ? form.getAll('group') : []
  const outcome = await outcomeOf(client.setConsent({ body: { groups: consentChoice(groups) } }, { keepalive: true }))
  return data(outcome, { status: !outcome.ok && outcome.code === 'network' ? 503 : 200 })
}
