import type { Clock } from '@klarsikt/core/lib'
import { z } from 'zod'
import type { CompanyRegisterSettings } from './settings.js'

const SCOPE = 'vardefulla-datamangder:read'

/** A token is replaced so long before it expires, so that none expires on its way (ms). */
const MARGIN_MS = 60_000

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export type AccessToken = {
  /** A token that is good now; an exception where none is given. */
  get(signal: AbortSignal): Promise<string>
  /** Forgets a token that was refused. */
  drop(token: string): void
}

/** Tokens by OAuth 2 client credentials: kept until shortly before they expire. */
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
