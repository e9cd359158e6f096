import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Telemetry } from '@klarsikt/server/telemetry'
import { ANSWER_MS } from '../../deadlines/deadlines.js'
import type { CallOptions, ProviderFailure } from '../port.js'

export type KlarnaSettings = {
  /** Base URL, such as `https://api.klarna.com`. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs?: number
  /** Where Klarna may reach the shop for notices and send the customer back. */
  readonly shopUrl: () => string
  /** Secret part of the notice address of one payment. */
  readonly noticeKey: (paymentId: string) => string
  /** Make the call a part of the trace. */
  readonly traceHeaders?: Telemetry['headers']
}

/** The user or the password is not what Klarna knows. */
export const UNAUTHORIZED = 'UNAUTHORIZED'

export type KlarnaReply = { readonly status: number; readonly body: Record<string, unknown>; readonly headers: Headers }

/** Errors that happen before a byte was sent: nothing can have happened at the other end. */
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
  /** Longest wait for the answer of a call that takes longer than others, milliseconds. */
  readonly answerMs?: number
}

/**
 * One HTTP call with Basic auth, a time limit and the idempotency key; failures become values. A question whose answer was lost before the
 * time was up is asked once more.
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
    // 408, 429 and 5xx do not tell what was done; any other refusal means that nothing was.
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
