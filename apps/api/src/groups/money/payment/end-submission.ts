import { submissionStates, type SubmissionState } from '@klarsikt/core/checkout'
import { paymentStates } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { discardKeptMeans } from './keep-means.js'
import { endAttempt } from './queries.js'
import { isUnusableFailure, noteUnusable } from './saved-payments.js'
import { findSubmission } from './submissions.js'

/** The action on the payment for each ending without an order. */
const PAYMENT_ACTIONS = { fail: 'fail', decline: 'fail', cancel: 'cancel', expire: 'cancel' } as const
export type Ending = keyof typeof PAYMENT_ACTIONS

/** The audited action for each ending. */
const AUDIT_ACTIONS = {
  fail: 'payment.failed',
  decline: 'payment.declined',
  cancel: 'payment.cancelled',
  expire: 'payment.expired',
} as const

/**
 * Ends a submission that was not paid and releases what its subject held. The first caller wins; it returns false when
 * the submission has moved on. `from` limits the states that it may end.
 */
export async function endSubmission(
  deps: Deps,
  id: string,
  ending: Ending,
  {
    failure = null,
    from = submissionStates.from(ending),
  }: {
    readonly failure?: string | null
    readonly from?: readonly SubmissionState[]
  } = {},
): Promise<boolean> {
  const submission = await deps.database.transaction(async (tx) => {
    const paymentState = paymentStates.to(PAYMENT_ACTIONS[ending])
    const now = deps.clock.now()
    const ended = await endAttempt(tx, id, from, submissionStates.to(ending), paymentState, failure, now)
    const found = ended.rowCount === 0 ? null : await findSubmission(tx, id)
    if (!found) return null
    await audit(tx, now, { action: AUDIT_ACTIONS[ending], subject: 'payment', id: found.orderNumber })
    await deps.subjects[found.subject.type].release(tx, found)
    await discardKeptMeans(tx, id, now)
    const { savedPaymentId } = found.payment
    if (savedPaymentId !== null && isUnusableFailure(failure)) await noteUnusable(tx, savedPaymentId, now)
    return found
  })
  if (submission === null) return false
  const { payment, subject } = submission
  deps.telemetry.count('klarsikt.payments', { provider: payment.provider, subject: subject.type, outcome: ending })
  return true
}
