import type { PasskeyLoginOptions, PasskeyRegisterOptions, StorePasskeyOptions } from '@klarsikt/contract/shop/types'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What a browser returns when a passkey was used or made. Only the backend would check its content. */
const CREDENTIAL = {
  id: 'a2V5',
  rawId: bytes('passkey'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('made'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('anna'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}

/** How the browser answers: with the passkey, only after `choose`, or with the named error. */
export type PasskeyAnswering = 'passkey' | 'waits' | 'NotAllowedError' | 'InvalidStateError' | 'SecurityError'

interface PasskeyBrowser {
  answer: PasskeyAnswering
  /** The requests so far, each by its kind. */
  readonly asked: ('autofill' | 'window' | 'new')[]
  /** Picks the passkey from the autofill, as the customer would. */
  choose(): void
  /** True while the autofill request waits to start. */
  readonly waiting: boolean
  letAutofillBegin(): void
}

interface Options {
  readonly hasAutofill?: boolean
  /** Delays the library's own check for autofill, which is the second check, until the test releases it. */
  readonly isAutofillLate?: boolean
}

/** Gives the browser of a test or story fake passkeys. `remove` restores the browser. */
export function installPasskeys({ hasAutofill = false, isAutofillLate = false }: Options = {}): PasskeyBrowser & {
  readonly remove: () => void
} {
  let choose = () => undefined as void
  let begin = () => undefined as void
  let looks = 0
  const browser = {
    answer: 'passkey' as PasskeyAnswering,
    asked: [] as PasskeyBrowser['asked'],
    waiting: false,
    choose: () => choose(),
    letAutofillBegin: () => begin(),
  }
  const look = async () => {
    looks += 1
    if (isAutofillLate && looks === 2) {
      browser.waiting = true
      await new Promise<void>((resolve) => (begin = resolve))
    }
    return hasAutofill
  }
  const reply = async () => {
    if (browser.answer !== 'passkey') throw new DOMException('refused', browser.answer)
    return CREDENTIAL
  }
  const offered = ({ signal }: { readonly signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      choose = () => resolve(reply())
      signal?.addEventListener('abort', () => reject(new DOMException('replaced', 'AbortError')))
    })
  const credentials = {
    get: (options: { readonly mediation?: string; readonly signal?: AbortSignal }) => {
      browser.asked.push(options.mediation === 'conditional' ? 'autofill' : 'window')
      return options.mediation === 'conditional' || browser.answer === 'waits' ? offered(options) : reply()
    },
    create: () => {
      browser.asked.push('new')
      return reply()
    },
  }
  const known = Object.assign(() => undefined, { isConditionalMediationAvailable: look })
  const undo = [replace(globalThis, 'PublicKeyCredential', known), replace(navigator, 'credentials', credentials)]
  return Object.assign(browser, { remove: () => undo.forEach((one) => one()) })
}

function replace(of: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(of, name)
  Object.defineProperty(of, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(of, name, before)
    else Reflect.deleteProperty(of, name)
  }
}

const CHALLENGE = 'Y2hhbGxlbmdl'
const LIFE_MS = 300_000

export const LOGIN_OPTIONS: PasskeyLoginOptions = {
  challenge: CHALLENGE,
  rpId: 'localhost',
  userVerification: 'required',
  timeout: LIFE_MS,
}

export const STORE_OPTIONS: StorePasskeyOptions = {
  ...LOGIN_OPTIONS,
  allowCredentials: [{ id: 'a2V5', type: 'public-key', transports: ['internal'] }],
}

export const REGISTER_OPTIONS: PasskeyRegisterOptions = {
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'Klarsikt' },
  user: { id: 'YW5uYQ', name: 'anna@klarsikt.example', displayName: 'Anna Ek' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  timeout: LIFE_MS,
}
