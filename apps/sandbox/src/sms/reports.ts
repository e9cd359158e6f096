import { pause } from '../klarna/callbacks.js'
import type { Sms } from './messages.js'

export type ReportPlan = {
  /** Number of times that each report is sent. */
  copies: number
  /** Wait before a report in ms. */
  delayMs: number
}

export type Reports = {
  plan: ReportPlan
  /** Records whether the message arrived, and sends the delivery report that the sender requested. */
  report(sms: Sms, status: 'delivered' | 'failed', at: Date): void
  /** Resolves when no report is being sent. */
  idle(): Promise<void>
  stop(): void
}

const ANSWER_LIMIT_MS = 3_000

/** Sends delivery reports as unsigned form data, each at least once. */
export function createReports(): Reports {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const plan: ReportPlan = { copies: 1, delayMs: 0 }
  async function post(sms: Sms, status: 'delivered' | 'failed', at: Date): Promise<void> {
    const { copies, delayMs } = plan
    if (delayMs > 0) await pause(delayMs, stopping.signal)
    if (stopping.signal.aborted) return
    sms.status = status
    const delivered = status === 'delivered' ? { delivered: at.toISOString() } : undefined
    for (let copy = 0; sms.whendelivered !== null && copy < copies; copy += 1) {
      const answer = await fetch(sms.whendelivered, {
        method: 'POST',
        body: new URLSearchParams({ id: sms.id, status, ...delivered }),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_LIMIT_MS), stopping.signal]),
      }).catch(() => null)
      await answer?.body?.cancel()
    }
  }
  return {
    plan,
    report(sms, status, at) {
      const work = post(sms, status, at).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    stop: () => stopping.abort(),
  }
}
