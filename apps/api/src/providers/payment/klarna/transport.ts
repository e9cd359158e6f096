import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { ANSWER_MS } from '../../deadlines/deadlines.js'
import type { CallOptions, ProviderFailure } from '../port.js'

export type KlarnaSettings = {
  /** Base URL, such as `https://api.klarna.com`. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** Longest wait for one answer, in ms. */
  readonly timeoutMs?: number
  /** The shop's address for Klarna's notices and for the returning customer. */
  readonly shopUrl: () => string
  /** The secret part of a payment's notice address. */
  readonly noticeKey: (paymentId: string) => string
  /** The headers that join the call to the trace. */
  readonly traceHeaders?: Telemetry['headers']
}

/** Klarna does not accept the user or the password. */
export const UNAUTHORIZED = 'UNAUTHORIZED'

export type KlarnaReply = { readonly status: number; readonly body: Record<string, unknown>; readonly headers: Headers }

/** Errors that occur before anything is sent, so the provider cannot have acted. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export type KlarnaCall = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
  /** Longest wait for the answer of a slower call, in ms. */
  readonly answerMs?: number
}

/**
 * One HTTP call with basic authentication, time limit and idempotency key. Returns failures as values. A read with a
 * lost answer is repeated once within the time limit.
 */
export async function callKlarna(
  settings: KlarnaSettings,
  call: KlarnaCall,
  options: CallOptions = {},
): Promise<Result<KlarnaReply, ProviderFailure>> {
  const limit = AbortSignal.timeout(settings.timeoutMs ?? call.answerMs ?? ANSWER_MS)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  const first = await callOnce(settings, call, signal)
  const isWorthAnother = call.method === 'GET' && !first.ok && first.error.kind === 'unknown'
  return isWorthAnother && !signal.aborted ? callOnce(settings, call, signal) : first
}

async function callOnce(
  settings: KlarnaSettings,
  call: KlarnaCall,
  signal: AbortSignal,
): Promise<Result<KlarnaReply, ProviderFailure>> {
  try {
    const answer = await fetch(`${settings.url.replace(/\/$/, '')}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Basic ${Buffer.from(`${settings.user}:${settings.password}`).toString('base64')}`,
        accept: 'application/json',
        ...settings.traceHeaders?.(),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.key ? { 'klarna-idempotency-key': call.key } : {}),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal,
    })
    const text = await answer.text()
    const body = parse(text)
    if (answer.ok) return ok({ status: answer.status, body, headers: answer.headers })
    // 408, 429 and 5xx do not tell whether Klarna acted; after any other refusal it has not.
    if (answer.status >= 500 || answer.status === 408 || answer.status === 429) return err({ kind: 'unknown' })
    if (answer.status === 401) return err({ kind: 'refused', code: UNAUTHORIZED })
    return err({
      kind: 'refused',
      code: typeof body['error_code'] === 'string' ? body['error_code'] : String(answer.status),
    })
  } catch (error) {
    return err({ kind: neverSent(error) ? 'unavailable' : 'unknown' })
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function neverSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return typeof cause?.code === 'string' && NEVER_SENT.has(cause.code)
}
