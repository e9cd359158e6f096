import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SmsFailure, SmsSender, TakenSms } from '../port.js'

export type ElksSettings = {
  /** Base URL, such as `https://api.46elks.com`. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** What the receiver sees: a name of up to 11 letters and digits, or a number in E.164. */
  readonly from: string
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

const SENDER = /^(?:[A-Za-z][A-Za-z0-9]{2,10}|\+\d{7,15})$/

/**
 * Sends by 46elks' HTTP API. It knows no idempotency key: after a lost answer the same text may arrive twice, never not at all.
 */
export function createElksSender(settings: ElksSettings): SmsSender {
  if (!SENDER.test(settings.from))
    throw new Error('The sender of SMS is no name of 3 to 11 letters and no E.164 number')
  const authorization = `Basic ${Buffer.from(`${settings.user}:${settings.password}`).toString('base64')}`
  return {
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
          signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
        })
        if (answer.ok) return taken(await answer.json())
        await answer.body?.cancel()
        // Only 400 speaks of this text. 401 and 403 (password, credit) speak of the account, which an operator puts right.
        return err(answer.status === 400 ? 'never' : 'later')
      } catch {
        return err('later')
      }
    },
  }
}

function taken(answer: unknown): Result<TakenSms, SmsFailure> {
  const { id, status, parts } = (answer ?? {}) as { id?: unknown; status?: unknown; parts?: unknown }
  if (typeof id !== 'string' || id === '') return err('later')
  if (status === 'failed') return err('never')
  return ok({ id, parts: typeof parts === 'number' ? parts : 1 })
}
