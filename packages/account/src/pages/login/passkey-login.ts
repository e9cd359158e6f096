import type { ShopClient } from '@klarsikt/contract/client'
import type { PasskeyLoginOptions, SignedPasskey } from '@klarsikt/contract/shop/types'
import * as authMessages from '@klarsikt/core/messages/auth'
import { outcomeOf } from '@klarsikt/forms'
import { passkeyIn } from '@klarsikt/page-kit/passkey'

/** The question that the browser puts to a passkey, or why there is none. */
export type PasskeyQuestion =
  | { readonly step: 'passkey-question'; readonly options: PasskeyLoginOptions }
  | { readonly step: 'failed'; readonly message: string }

/** Asks the backend for a question that starts a log-in by passkey. */
export async function askForPasskey(client: ShopClient): Promise<PasskeyQuestion> {
  const outcome = await outcomeOf(client.passkeyLoginOptions())
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  return { step: 'passkey-question', options: outcome.value.options }
}

/** Sends the passkey's answer. An unknown passkey gets its own message, since the user typed no address or password. */
export async function sendPasskey(client: ShopClient, form: FormData) {
  const outcome = await outcomeOf(client.loginByPasskey({ body: { response: passkeyIn<SignedPasskey>(form) } }))
  const isUnknown = !outcome.ok && (outcome.code === 'login.failed' || outcome.code === 'request.invalid')
  return isUnknown ? { ...outcome, message: authMessages.passkeyUnknown() } : outcome
}
