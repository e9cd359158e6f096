import { outcomeOf } from '@klarsikt/forms'
import { data } from 'react-router'
import { clientSettings } from '../../lib/client-settings.js'
import { storeClient } from '../../lib/store-client.js'
import { chooseConsent } from './choose-consent.js'
import { CONSENT_PATH } from './use-consent-form.js'

/**
 * Records a choice of cookies from the page. Who has no session sends it in the one request that begins it: were the token
 * asked for first, the choice would be lost with a page that is left in between.
 */
export async function sendConsent(form: FormData) {
  if (clientSettings().token !== undefined) return chooseConsent(storeClient(), form)
  const outcome = await outcomeOf(beginSession(form))
  return data(outcome, { status: outcome.ok ? 200 : 503 })
}

async function beginSession(form: FormData) {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  const headers = { Accept: 'application/json' }
  const reply = await fetch(CONSENT_PATH, { method: 'POST', body, headers, keepalive: true })
  if (!reply.ok) throw new Error(`The choice of cookies was answered with ${reply.status}`)
  return storeClient().getConsent()
}
