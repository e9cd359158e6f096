import { err, ok, type Result } from '@klarsikt/core/lib'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { observeCalls } from '../../calls/observe-calls.js'
import { BACKGROUND_ANSWER_MS } from '../../deadlines/deadlines.js'
import type { SmsFailure, SmsSender, TakenSms } from '../port.js'

export type ElksSettings = {
  /** Base URL, such as `https://api.46elks.com`. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** The sender that phones show: a name of 3 to 11 letters and digits, or a number in E.164. */
  readonly from: string
  /** Longest wait for one answer, in ms. */
  readonly timeoutMs?: number
}

/** The provider's name in report addresses, metrics and logs. */
export const ELKS = '46elks'

const SENDER = /^(?:[A-Za-z][A-Za-z0-9]{2,10}|\+\d{7,15})$/

/**
 * Sends by 46elks' HTTP API, which has no idempotency key: a repeat after a lost answer sends a second SMS. The
 * sender therefore tells a lost answer from a refusal, and its caller decides.
 */
export function createElksSender(settings: ElksSettings, telemetry: Telemetry = noTelemetry): SmsSender {
  if (!SENDER.test(settings.from))
    throw new Error('The sender of SMS is no name of 3 to 11 letters and no E.164 number')
  const authorization = `Basic ${Buffer.from(`${settings.user}:${settings.password}`).toString('base64')}`
  const sender: SmsSender = {
    provider: ELKS,
    async send({ to, text, reportUrl }) {
      const form = {
        from: settings.from,
        to,
        message: text,
        ...(reportUrl === null ? {} : { whendelivered: reportUrl }),
      }
      try {
        const answer = await fetch(`${settings.url.replace(/\/$/, '')}/a1/sms`, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams(form),
          redirect: 'error',
          signal: AbortSignal.timeout(settings.timeoutMs ?? BACKGROUND_ANSWER_MS),
        })
        if (answer.ok) return taken(await answer.json())
        await answer.body?.cancel()
        if (answer.status >= 500) return err('unknown')
        // Only 400 concerns this SMS. 401 and 403 (password, credit) concern the account, which an operator has to
        // correct.
        return err(answer.status === 400 ? 'never' : 'later')
      } catch (error) {
        return err(wasNeverReached(error) ? 'later' : 'unknown')
      }
    },
  }
  return observeCalls(sender, ['send'], { provider: ELKS, metric: 'klarsikt.provider.call.duration', telemetry })
}

/** The error codes of a failed connection, with which the provider cannot have accepted anything. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function wasNeverReached(error: unknown): boolean {
  const { cause } = (error ?? {}) as { readonly cause?: { readonly code?: unknown } }
  return NO_CONNECTION.has(cause?.code)
}

function taken(answer: unknown): Result<TakenSms, SmsFailure> {
  const { id, status, parts } = (answer ?? {}) as { id?: unknown; status?: unknown; parts?: unknown }
  if (typeof id !== 'string' || id === '') return err('unknown')
  if (status === 'failed') return err('never')
  return ok({ id, parts: typeof parts === 'number' ? parts : 1 })
}
