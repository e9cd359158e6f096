import type { PaymentStatus } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { kronor } from '@klarsikt/core/money'
import type { PaymentState } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { findSubmission, type Submission } from './submissions.js'

const TEXTS: Record<PaymentState, string> = {
  created: checkoutMessages.paymentOpening(),
  pending: purchaseErrorsMessages.paymentPending(),
  paid: checkoutMessages.paymentDone(),
  failed: purchaseErrorsMessages.paymentDeclined(),
  cancelled: purchaseErrorsMessages.paymentCancelled(),
}

/** Finds a payment of this subject. Payments of other subjects are not found. */
export async function findOwnPayment(deps: Deps, owner: SubjectRef, id: string): Promise<Submission | null> {
  const submission = await findSubmission(deps.database, id)
  const isOwn = submission?.subject.type === owner.type && submission.subject.id === owner.id
  return isOwn ? submission : null
}

export function describePayment({ id, orderNumber, payment }: Submission): PaymentStatus {
  return { id, state: payment.state, orderNumber, amount: kronor(payment.amount), message: TEXTS[payment.state] }
}

export async function getPayment(
  deps: Deps,
  owner: SubjectRef,
  id: string,
): Promise<Result<PaymentStatus, 'order.not-found'>> {
  const submission = await findOwnPayment(deps, owner, id)
  return submission ? ok(describePayment(submission)) : err('order.not-found')
}
