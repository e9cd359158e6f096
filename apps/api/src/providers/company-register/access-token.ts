import type { Clock } from '@klarsikt/core/lib'
import { z } from 'zod'
import type { CompanyRegisterSettings } from './settings.js'

const SCOPE = 'vardefulla-datamangder:read'

/** How long before its expiry a token is replaced, in ms, so that it cannot expire during a call. */
const MARGIN_MS = 60_000

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export type AccessToken = {
  /** A valid token. Throws when the server gives none. */
  get(signal: AbortSignal): Promise<string>
  /** Forgets a token that the API refused. */
  drop(token: string): void
}

/** Fetches tokens by OAuth 2 client credentials and keeps each until shortly before it expires. */
export function createAccessToken(settings: CompanyRegisterSettings, clock: Clock): AccessToken {
  let kept: { readonly token: string; readonly until: number } | null = null
  return {
    async get(signal) {
      if (kept !== null && clock.now().getTime() < kept.until) return kept.token
      const asked = clock.now().getTime()
      const { access_token: token, expires_in: seconds } = await fetchToken(settings, signal)
      kept = { token, until: asked + seconds * 1_000 - MARGIN_MS }
      return token
    },
    drop(token) {
      if (kept?.token === token) kept = null
    },
  }
}

async function fetchToken({ tokenUrl, clientId, clientSecret }: CompanyRegisterSettings, signal: AbortSignal) {
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}`, accept: 'application/json' },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }),
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new Error(`No token: ${response.status}`)
  return answer.parse(await response.json())
}
