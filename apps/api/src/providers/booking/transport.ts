import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Clock } from '@klarsikt/server/clock'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { ANSWER_MS, TWO_ANSWERS_MS } from '../deadlines/deadlines.js'
import { PROBLEM, TOKEN } from './answers.js'
import type { BookingProviderFailure } from './port.js'
import type { BookingProviderSettings } from './settings.js'

/** How long before its expiry a token is replaced, in ms. */
const TOKEN_MARGIN_MS = 30_000

/** Longest answer that the shop reads, in characters. */
const ANSWER_MAXIMUM = 4_000_000

export type ProviderCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  /** The idempotency key of a write. Calls whose address makes them repeatable need none. */
  readonly key?: string
}

export type SendCall = (call: ProviderCall) => Promise<Result<unknown, BookingProviderFailure>>
type Parts = { readonly clock: Clock; readonly traceHeaders?: Telemetry['headers'] }
type Token = { readonly text: string; readonly until: number }

/** Errors that occur before anything is sent, so the provider cannot have acted. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * HTTP calls with a token of the client-credentials grant. Every call is repeatable, by its method or its key, so a
 * call with a lost answer is sent a second time within the same time limit.
 */
export function openTransport(settings: BookingProviderSettings, { clock, traceHeaders }: Parts): SendCall {
  const base = settings.url.replace(/\/$/, '')
  let token: Token | null = null

  async function authorize(signal: AbortSignal): Promise<Result<string, BookingProviderFailure>> {
    if (token && clock.now().getTime() < token.until) return ok(token.text)
    const pair = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
    const sent = await attempt(`${base}/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${pair}`, accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      redirect: 'error',
      signal,
    })
    // Without a token, the call itself was never sent.
    if (!sent.ok) return err('away')
    if (sent.value.status >= 400 && sent.value.status < 500) return err('refused')
    const read = TOKEN.safeParse(sent.value.body)
    if (sent.value.status !== 200 || !read.success) return err('away')
    const until = clock.now().getTime() + read.data.expires_in * 1_000 - TOKEN_MARGIN_MS
    token = { text: read.data.access_token, until }
    return ok(token.text)
  }

  async function once(call: ProviderCall, signal: AbortSignal): Promise<Result<unknown, BookingProviderFailure>> {
    const authorized = await authorize(signal)
    if (!authorized.ok) return authorized
    const sent = await attempt(`${base}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${authorized.value}`,
        accept: 'application/json',
        ...traceHeaders?.(),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(call.key !== undefined && { 'idempotency-key': call.key }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal,
    })
    if (!sent.ok) return sent
    const { status, body } = sent.value
    if (status < 300) return ok(body)
    if (status === 401) token = null
    return err(failureOf(status, body))
  }

  return async (call) => {
    const readMs = settings.readTimeoutMs ?? ANSWER_MS
    // The token has its own time limit, so that fetching it does not shorten the call's.
    const authorized = await authorize(AbortSignal.timeout(readMs))
    if (!authorized.ok) return authorized
    const signal = AbortSignal.timeout(call.method === 'GET' ? readMs : (settings.writeTimeoutMs ?? TWO_ANSWERS_MS))
    const first = await once(call, signal)
    // A refused token may have been revoked early. The provider has done nothing, so try once with a new token.
    const isWorthAnother = !first.ok && (first.error === 'unknown' || (first.error === 'refused' && token === null))
    return isWorthAnother && !signal.aborted ? once(call, signal) : first
  }
}

type Reply = { readonly status: number; readonly body: unknown }

async function attempt(url: string, init: RequestInit): Promise<Result<Reply, 'away' | 'unknown'>> {
  try {
    const answer = await fetch(url, init)
    const text = await answer.text()
    return ok({ status: answer.status, body: text.length > ANSWER_MAXIMUM ? null : parse(text) })
  } catch (error) {
    const { cause } = (error ?? {}) as { readonly cause?: { readonly code?: unknown } }
    return err(NEVER_SENT.has(cause?.code as string) ? 'away' : 'unknown')
  }
}

function failureOf(status: number, body: unknown): BookingProviderFailure {
  if (status === 429 || status === 503) return 'away'
  if (status >= 500 || status === 408) return 'unknown'
  const read = PROBLEM.safeParse(body)
  const code = read.success ? read.data.code : ''
  if (code === 'slot_taken') return 'taken'
  return code === 'cancelled' || code === 'closed' || code === 'unknown_appointment' ? 'gone' : 'refused'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
