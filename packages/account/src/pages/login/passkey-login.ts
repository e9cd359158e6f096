import type { ShopClient } from '@klarsikt/contract/client'
import type { PasskeyLoginOptions, SignedPasskey } from '@klarsikt/contract/shop/types'
import * as authMessages from '@klarsikt/core/messages/auth'
import { outcomeOf } from '@klarsikt/forms'

/** What the browser is to ask a passkey, or why not. */
export type PasskeyQuestion =
  | { readonly step: 'passkey-question'; readonly options: PasskeyLoginOptions }
  | { readonly step: 'failed'; readonly message: string }

/** Begins a log-in by passkey. */
export async function askForPasskey(client: ShopClient): Promise<PasskeyQuestion> {
  const outcome = await outcomeOf(client.passkeyLoginOptions())
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  return { step: 'passkey-question', options: outcome.value.options }
}

/** Sends what the passkey has signed. A passkey that is not known is said in words of its own: nobody has typed an address. */
export async function sendPasskey(client: ShopClient, form: FormData) {
  const outcome = await outcomeOf(client.loginByPasskey({ body: { response: signedIn(form) } }))
  const isUnknown = !outcome.ok && (outcome.code === 'login.failed' || outcome.code === 'request.invalid')
  return isUnknown ? { ...outcome, message: authMessages.passkeyUnknown() } : outcome
}

/** The page writes it itself; what else is sent is refused by the backend. */
const signedIn = (form: FormData): SignedPasskey => JSON.parse(String(form.get('passkey') ?? 'null')) as SignedPasskey
