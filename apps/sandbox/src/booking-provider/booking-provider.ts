import { randomBytes } from 'node:crypto'
import { Books } from './books.js'
import { createFaults } from './faults.js'

export type Credentials = { readonly user: string; readonly password: string }

export type BookingProvider = ReturnType<typeof createBookingProvider>

type Options = {
  readonly clock: { now(): Date }
  /** The only client that gets a token. Without it every client with an id and a secret gets one. */
  readonly credentials: Credentials | undefined
  readonly stateFile: string | undefined
}

const TOKEN_SECONDS = 3_600

export function createBookingProvider({ clock, credentials, stateFile }: Options) {
  const now = () => clock.now().getTime()
  const tokens = new Map<string, number>()
  const stopping = new AbortController()
  return {
    now,
    books: new Books(now, stateFile),
    faults: createFaults(),
    stopping,
    /** Makes a token when the credentials are right, and returns null otherwise. */
    token(authorization: string | undefined) {
      const [, encoded = ''] = /^Basic (.+)$/i.exec(authorization ?? '') ?? []
      const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':')
      const isKnown = credentials
        ? user === credentials.user && password === credentials.password
        : user !== '' && password !== ''
      if (!isKnown) return null
      const text = randomBytes(24).toString('hex')
      tokens.set(text, now() + TOKEN_SECONDS * 1_000)
      return { access_token: text, token_type: 'Bearer', expires_in: TOKEN_SECONDS }
    },
    isValid(authorization: string | undefined): boolean {
      const [, text = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
      return (tokens.get(text) ?? 0) > now()
    },
    /** Makes all tokens invalid early, as a provider may. */
    revokeTokens: () => tokens.clear(),
  }
}
