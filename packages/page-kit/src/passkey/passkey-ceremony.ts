import type {
  NewPasskey,
  PasskeyLoginOptions,
  PasskeyRegisterOptions,
  SignedPasskey,
  StorePasskeyOptions,
} from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'

/**
 * Why a browser gave no passkey: the customer closed the dialog or waited too long, the device has one already, another
 * request replaced this one, or any other error.
 */
export type PasskeyProblem = 'cancelled' | 'known' | 'replaced' | 'unsupported'

let loaded: Promise<typeof import('@simplewebauthn/browser')> | null = null

/** Loads the library at the first use, so that no page carries it. A failed load is tried again at the next use. */
const library = () => {
  loaded ??= import('@simplewebauthn/browser')
  loaded.catch(() => (loaded = null))
  return loaded
}

/** Asks the browser to make a passkey. */
export async function makePasskey(options: PasskeyRegisterOptions): Promise<Result<NewPasskey, PasskeyProblem>> {
  return attempt(async () => {
    const { startRegistration } = await library()
    const { id, rawId, response } = await startRegistration({
      optionsJSON: { ...options, excludeCredentials: options.excludeCredentials.map(described) },
    })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
  })
}

/** Asks the browser for a passkey, in a dialog or in the autofill of the address field. */
export async function signWithPasskey(
  options: PasskeyLoginOptions | StorePasskeyOptions,
  { isAutofill }: { readonly isAutofill: boolean },
): Promise<Result<SignedPasskey, PasskeyProblem>> {
  return attempt(async () => {
    const { startAuthentication } = await library()
    const optionsJSON =
      'allowCredentials' in options
        ? { ...options, allowCredentials: options.allowCredentials.map(described) }
        : options
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } }
  })
}

/** Cancels an open request to the browser when the user leaves the page. */
export async function endPasskeyCeremony(): Promise<void> {
  if (loaded !== null) (await loaded).WebAuthnAbortService.cancelCeremony()
}

const described = <Known extends { readonly transports?: string[] | undefined }>({ transports, ...known }: Known) => ({
  ...known,
  ...(transports && { transports }),
})

async function attempt<Made>(ask: () => Promise<Made>): Promise<Result<Made, PasskeyProblem>> {
  try {
    return ok(await ask())
  } catch (error) {
    return err(problemOf(error))
  }
}

/**
 * Returns the problem of an error. The library renames some errors of the browser and keeps the original as the cause.
 */
function problemOf(error: unknown): PasskeyProblem {
  const { name, cause } = error instanceof Error ? error : new Error()
  const names = [name, cause instanceof Error || cause instanceof DOMException ? cause.name : '']
  if (names.includes('AbortError')) return 'replaced'
  if (names.includes('NotAllowedError')) return 'cancelled'
  return names.includes('InvalidStateError') ? 'known' : 'unsupported'
}
