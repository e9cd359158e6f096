import type { PaymentRequestStatus } from '@klarsikt/contract/shop/types'
import { awaitsCustomer } from '@klarsikt/core/checkout'
import { errorMessages, paymentRequestMessages } from '@klarsikt/core/messages'
import { kronor } from '@klarsikt/core/money'
import type { PaymentRequestState } from '@klarsikt/core/payment'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findOpen, type Submission } from '../checkout/submissions.js'
import { requestCart } from './cart-id.js'
import type { StoredRequest } from './find.js'

/** Time is up, but while money is being asked for the link stands: it may be paid in the next moment. */
export function isOver(request: StoredRequest, open: Pick<Submission, 'state'> | null, now: Date): boolean {
  return request.state === 'expired' || (request.state === 'sent' && open === null && request.expiresAt <= now)
}

/** What the page of a link shows; nothing that says who the customer is. */
export async function describeRequest(deps: CheckoutDeps, request: StoredRequest): Promise<PaymentRequestStatus> {
  const open = request.state === 'sent' ? await findOpen(deps.database, requestCart(request.id)) : null
  const state = stateOf(request, open, deps.clock.now())
  const payment = open === null ? 'none' : awaitsCustomer(open.state) ? 'open' : 'pending'
  return {
    state,
    payment,
    amount: kronor(request.amount),
    purpose: request.purpose,
    storeName: request.storeId === null ? null : (deps.stores.find(request.storeId)?.name ?? null),
    expiresAt: request.expiresAt.toISOString(),
    message: request.stopped ? paymentRequestMessages['paymentRequest.stopped'] : textOf(state, payment),
  }
}

/** What was paid and then stopped by the provider is not paid; the link, however, has been used. */
function stateOf(request: StoredRequest, open: Submission | null, now: Date): PaymentRequestState {
  return request.stopped || isOver(request, open, now) ? 'expired' : request.state
}

function textOf(state: PaymentRequestState, payment: PaymentRequestStatus['payment']): string {
  if (state === 'paid') return paymentRequestMessages['paymentRequest.paid']
  if (state === 'expired') return errorMessages['error.paymentRequest.expired']
  if (payment === 'pending') return errorMessages['error.payment.pending']
  return paymentRequestMessages[payment === 'open' ? 'paymentRequest.open' : 'paymentRequest.sent']
}
