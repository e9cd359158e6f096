import { randomUUID } from 'node:crypto'

/** Seconds that a token is valid. */
const TOKEN_SECONDS = 3_600

export type Register = {
  readonly counts: { tokens: number; lookups: number }
  /** Makes a token for a client with an id and a secret. Returns null for others. */
  issueToken(authorization: string | undefined): { readonly token: string; readonly seconds: number } | null
  isGood(authorization: string | undefined): boolean
  withdrawTokens(): void
  /** Makes the next `times` look-ups fail with this status. */
  fail(times: number, status: number): void
  /** Returns the status of a planned failure and counts it as used. */
  takeFailure(): number | null
  reset(): void
}

/** Makes the state of the simulated company register. */
export function createRegister(now: () => Date): Register {
  const tokens = new Map<string, number>()
  const counts = { tokens: 0, lookups: 0 }
  const fault = { remaining: 0, status: 500 }
  return {
    counts,
    issueToken(authorization) {
      const [, pair = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? []
      if (!/^[^:]+:.+$/.test(Buffer.from(pair, 'base64').toString())) return null
      const token = randomUUID()
      counts.tokens += 1
      tokens.set(token, now().getTime() + TOKEN_SECONDS * 1_000)
      return { token, seconds: TOKEN_SECONDS }
    },
    isGood(authorization) {
      const [, token = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
      return (tokens.get(token) ?? 0) > now().getTime()
    },
    withdrawTokens: () => tokens.clear(),
    fail: (times, status) => void Object.assign(fault, { remaining: times, status }),
    takeFailure() {
      if (fault.remaining === 0) return null
      fault.remaining -= 1
      return fault.status
    },
    reset() {
      tokens.clear()
      Object.assign(counts, { tokens: 0, lookups: 0 })
      fault.remaining = 0
    },
  }
}
