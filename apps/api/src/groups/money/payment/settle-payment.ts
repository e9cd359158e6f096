import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { PaymentAttempt } from '../../../payment-subject.js'
import type { SavedPayment } from '../../../providers/payment/saved-payment.js'
import { placeAttempt } from './queries.js'

/**
 * Records that an attempt is paid, and lets its subject write the consequences, in the given transaction. Returns false
 * when another process has done it or the state does not allow it.
 */
export async function settlePayment(
  deps: Deps,
  tx: Executor,
  attempt: PaymentAttempt,
  reference: string | null,
  saved?: SavedPayment,
): Promise<boolean> {
  const subject = deps.subjects[attempt.subject.type]
  if (!(await subject.lock(tx, attempt))) return false
  const [payment] = (await placeAttempt(tx, attempt.id, deps.clock.now(), reference)).rows
  if (!payment) return false
  await subject.settle(tx, { ...attempt, ...payment, reference, ...(saved && { saved }) })
  return true
}

/** Reports a payment after the transaction in which {@link settlePayment} recorded it. */
export function reportSettled(deps: Deps, { type }: PaymentAttempt['subject'], provider: string): void {
  deps.telemetry.count('klarsikt.payments', { provider, subject: type, outcome: 'paid' })
  deps.subjects[type].settled?.()
}
