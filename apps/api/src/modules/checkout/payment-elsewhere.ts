import type { PaymentElsewhere } from '@klarsikt/contract/shop/types'
import { maskEmail } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { openBuyer } from '../order/place.js'
import type { OrderSnapshot } from '../order/snapshot.js'
import { order } from '../order/tables.js'
import { advancePayment } from '../payment/advance.js'
import { openSnapshot } from '../payment/sealed-snapshot.js'
import { findSubmission, type Submission } from '../payment/submissions.js'

/** The customer sees an answer within 5 s, whatever the provider does. */
const CUSTOMER_TIMEOUT_MS = 4_300

/**
 * A purchase whose payer was led back to another browser than the one it was begun in, as apps of banks do. Whoever has the id of
 * the payment, which only the payment page knows besides, learns how it stands; they cancel nothing and see nothing of the order.
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

/** Of the order; of the purchase while there is none, until what was agreed is forgotten. */
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
