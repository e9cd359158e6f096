import type { PaymentStatus } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { errorMessages } from '@klarsikt/core/messages'
import { kronor } from '@klarsikt/core/money'
import type { PaymentState } from '@klarsikt/core/payment'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findSubmission, type Submission } from '../checkout/submissions.js'

const TEXTS: Record<PaymentState, string> = {
  created: 'Vi öppnar betalningen.',
  pending: errorMessages['error.payment.pending'],
  paid: 'Betalningen är klar.',
  failed: errorMessages['error.payment.declined'],
  cancelled: errorMessages['error.payment.cancelled'],
}

/** A payment of this cart; somebody else's does not exist (decisions A12). */
export async function findOwnPayment(deps: CheckoutDeps, cartId: string, id: string): Promise<Submission | null> {
  const submission = await findSubmission(deps.database, id)
  return submission?.cartId === cartId ? submission : null
}

export function describePayment({ id, orderNumber, payment }: Submission): PaymentStatus {
  return { id, state: payment.state, orderNumber, amount: kronor(payment.amount), message: TEXTS[payment.state] }
}

export async function getPayment(
  deps: CheckoutDeps,
  cartId: string,
  id: string,
): Promise<Result<PaymentStatus, 'order.not-found'>> {
  const submission = await findOwnPayment(deps, cartId, id)
  return submission ? ok(describePayment(submission)) : err('order.not-found')
}
