import type { ShopClient } from '@klarsikt/contract/client'
import type { NewPasskey, PasskeyRegisterOptions } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import type { Refusal } from '@klarsikt/forms'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'

/** What came of a press at the passkeys. */
export type PasskeyAnswer =
  /** What the browser is to make. */
  | { readonly step: 'passkey-question'; readonly options: PasskeyRegisterOptions }
  | { readonly step: 'passkey-added' }
  | { readonly step: 'passkey-removed' }
  /** The log-in is too long ago for what was asked. */
  | { readonly step: 'passkey-step-up'; readonly message: string }
  | { readonly step: 'failed'; readonly message: string }

/** Adds a passkey in two steps, since the browser makes it between them, or removes one. */
export async function changePasskeys(client: ShopClient, form: FormData): Promise<PasskeyAnswer> {
  switch (form.get('intent')) {
    case 'passkey-question': {
      const outcome = await outcomeOrLogin(client.passkeyRegisterOptions(), here())
      return outcome.ok ? { step: 'passkey-question', options: outcome.value.options } : refused(outcome)
    }
    case 'passkey-add': {
      const outcome = await outcomeOrLogin(client.registerPasskey({ body: { response: madeIn(form) } }), here())
      return outcome.ok ? { step: 'passkey-added' } : refused(outcome)
    }
    default: {
      const id = String(form.get('id') ?? '')
      const outcome = await outcomeOrLogin(client.removePasskey({ body: { id } }), here())
      return outcome.ok ? { step: 'passkey-removed' } : refused(outcome)
    }
  }
}

const refused = ({ code, message }: Refusal): PasskeyAnswer => ({
  step: code === 'login.step-up-required' ? 'passkey-step-up' : 'failed',
  message,
})

const here = () => encodedHref('account-security')

/** The page writes it itself; what else is sent is refused by the backend. */
const madeIn = (form: FormData): NewPasskey => JSON.parse(String(form.get('passkey') ?? 'null')) as NewPasskey
