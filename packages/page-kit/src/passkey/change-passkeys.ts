import type { NewPasskey, PasskeyRegisterOptions } from '@klarsikt/contract/shop/types'
import type { Outcome, Refusal } from '@klarsikt/forms'
import { passkeyIn } from './passkey-in-form.js'

/** The result of a form of the passkeys. */
export type PasskeyAnswer =
  /** The options for the browser to make a passkey. */
  | { readonly step: 'passkey-question'; readonly options: PasskeyRegisterOptions }
  | { readonly step: 'passkey-added' }
  | { readonly step: 'passkey-removed' }
  | { readonly step: 'passkey-renamed' }
  /** The log-in is too old for the change. */
  | { readonly step: 'passkey-step-up'; readonly message: string }
  | { readonly step: 'failed'; readonly message: string }

/** The calls that change passkeys. Customers and staff have different calls. */
export interface PasskeyCalls {
  readonly ask: () => Promise<Outcome<{ readonly options: PasskeyRegisterOptions }>>
  readonly add: (made: { readonly response: NewPasskey }) => Promise<Outcome<unknown>>
  readonly remove: (of: { readonly id: string }) => Promise<Outcome<unknown>>
  readonly rename: (of: { readonly id: string; readonly name: string }) => Promise<Outcome<unknown>>
}

/** Returns whether a form belongs to the passkeys. */
export const isPasskeyForm = (form: FormData): boolean => String(form.get('intent')).startsWith('passkey-')

/** Adds, removes or names a passkey. Adding takes two forms, since the browser makes the passkey between them. */
export async function changePasskeys(
  { ask, add, remove, rename }: PasskeyCalls,
  form: FormData,
): Promise<PasskeyAnswer> {
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'passkey-question': {
      const outcome = await ask()
      return outcome.ok ? { step: 'passkey-question', options: outcome.value.options } : refused(outcome)
    }
    case 'passkey-add': {
      const outcome = await add({ response: passkeyIn<NewPasskey>(form) })
      return outcome.ok ? { step: 'passkey-added' } : refused(outcome)
    }
    case 'passkey-rename': {
      const outcome = await rename({ id, name: String(form.get('name') ?? '') })
      return outcome.ok ? { step: 'passkey-renamed' } : refused(outcome)
    }
    default: {
      const outcome = await remove({ id })
      return outcome.ok ? { step: 'passkey-removed' } : refused(outcome)
    }
  }
}

const refused = ({ code, message }: Refusal): PasskeyAnswer => ({
  step: code === 'login.step-up-required' ? 'passkey-step-up' : 'failed',
  message,
})
