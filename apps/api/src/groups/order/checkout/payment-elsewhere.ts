import type { PaymentElsewhere } from '@klarsikt/contract/shop/types'
import { maskEmail } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { type Submission, advancePayment, findSubmission, openSnapshot } from '../../money/index.js'
import { openBuyer } from '../order/place.js'
import type { OrderSnapshot } from '../order/snapshot.js'
import { order } from '../order/tables.js'

/** The customer gets an answer within 5 s, however slow the provider is. */
const CUSTOMER_TIMEOUT_MS = 4_300

/**
 * The state of a payment for a payer who returned in another browser, as banking apps cause. The payment's id proves
 * the payer, because only the payment page knows it too. Here nothing can be cancelled, and the order is not shown.
 */
export async function getPaymentElsewhere(
  deps: Deps,
  id: string,
): Promise<Result<PaymentElsewhere, 'order.not-found'>> {
  const known = await findSubmission(deps.database, id)
  if (known?.subject.type !== 'checkout') return err('order.not-found')
  await advancePayment(deps, id, { signal: AbortSignal.timeout(CUSTOMER_TIMEOUT_MS) })
  const found = (await findSubmission(deps.database, id)) ?? known
  const email = await buyersEmail(deps, found)
  return ok({
    state: found.payment.state,
    orderNumber: found.orderNumber,
    sentTo: email === null ? null : maskEmail(email),
  })
}

/**
 * The buyer's address from the order, or from the snapshot before there is an order; null after the snapshot is erased.
 */
async function buyersEmail(
  { database, encryption }: Deps,
  { orderNumber, snapshot }: Submission,
): Promise<string | null> {
  const [placed] = await database.orm
    .select({ customer: order.customer })
    .from(order)
    .where(eq(order.number, orderNumber))
  if (placed) return openBuyer(encryption, placed.customer).email
  return snapshot ? openSnapshot<OrderSnapshot>(encryption, snapshot).buyer.email : null
}
