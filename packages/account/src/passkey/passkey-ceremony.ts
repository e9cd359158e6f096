import type {
  NewPasskey,
  PasskeyLoginOptions,
  PasskeyRegisterOptions,
  SignedPasskey,
  StorePasskeyOptions,
} from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'

/**
 * Why a browser brought no passkey: the customer closed its window or waited too long, this device has one already, another
 * question took its place, or anything else.
 */
export type PasskeyProblem = 'cancelled' | 'known' | 'replaced' | 'unsupported'

let loaded: Promise<typeof import('@simplewebauthn/browser')> | null = null

/** Loaded when a passkey is asked for; no page carries it. What could not be loaded is asked for again. */
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

/** Asks the browser for a passkey: in a window of its own, or among what it offers to fill into the address. */
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

/** Ends what the browser is still asking, when its page is left. */
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

/** The library names some problems anew and keeps the browser's own as the cause. */
function problemOf(error: unknown): PasskeyProblem {
  const { name, cause } = error instanceof Error ? error : new Error()
  const names = [name, cause instanceof Error || cause instanceof DOMException ? cause.name : '']
  if (names.includes('AbortError')) return 'replaced'
  if (names.includes('NotAllowedError')) return 'cancelled'
  return names.includes('InvalidStateError') ? 'known' : 'unsupported'
}
