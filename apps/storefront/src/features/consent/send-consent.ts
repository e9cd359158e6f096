import { outcomeOf } from '@klarsikt/forms'
import { data } from 'react-router'
import { clientSettings } from '../../lib/client-settings.js'
import { storeClient } from '../../lib/store-client.js'
import { chooseConsent } from './choose-consent.js'
import { CONSENT_PATH } from './use-consent-form.js'

/**
 * Stores a choice of cookies from the page. Without a session, one request starts the session and stores the choice.
 * Two requests would lose the choice if the visitor left the page between them.
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
