import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { PaymentAttempt } from '../../payment-subject.js'
import type { SavedPayment } from '../../providers/payment/saved-payment.js'
import { placeAttempt } from './queries.js'

/**
 * Records the money of an attempt and lets its subject write what follows from it, in the transaction given and once: false
 * when another process has done it, or the state does not allow it.
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

/** Reports a payment that {@link settlePayment} has recorded, after the transaction. */
export function reportSettled(deps: Deps, { type }: PaymentAttempt['subject'], provider: string): void {
  deps.telemetry.count('klarsikt.payments', { provider, subject: type, outcome: 'paid' })
  deps.subjects[type].settled?.()
}
