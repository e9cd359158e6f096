import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../context.js'
import type { PaidAttempt, PaymentSubject } from '../../payment-subject.js'
import { audit } from '../audit/audit.js'
import { ACCOUNTS, book, salePostings } from '../ledger/ledger.js'
import { cancelOrderIn } from '../order/cancel.js'
import { sendOrderConfirmation } from '../order/confirmation-letter.js'
import { describePurchase } from '../order/describe-purchase.js'
import { placeOrder } from '../order/place.js'
import type { OrderSnapshot } from '../order/snapshot.js'
import { openSnapshot } from '../payment/sealed-snapshot.js'
import { insertTenders } from '../payment/tenders.js'
import { sellPieces } from '../stock/stock.js'
import { declineDelivery } from './decline.js'
import { lockDelivery, lockSubscription } from './rows.js'
import { CHARGING, PAID } from './states.js'
import { lensDelivery } from './tables.js'

/** A delivery of a subscription: its money makes it an order. */
export function lensDeliverySubject(deps: BaseDeps): PaymentSubject {
  return {
    describe: ({ snapshot }) => ({
      ...describePurchase(openSnapshot(deps.encryption, snapshot)),
      // It is charged to what is saved already.
      savesPayment: false,
    }),
    async lock(tx, { subject }) {
      const [known] = await tx.orm
        .select({ subscriptionId: lensDelivery.subscriptionId })
        .from(lensDelivery)
        .where(eq(lensDelivery.id, subject.id))
      if (!known) return false
      await lockSubscription(tx, known.subscriptionId)
      return (await lockDelivery(tx, subject.id))?.state === CHARGING
    },
    settle: (tx, paid) => settleDelivery(deps, tx, paid),
    settled: () => deps.telemetry.count('klarsikt.orders', {}),
    release: (tx, { subject }) => declineDelivery(deps, tx, subject.id),
    // The order is cancelled; the delivery stays paid, so that it is never charged again.
    reverse: async (tx, { orderNumber }) => (await cancelOrderIn(deps, tx, orderNumber, 'provider')).ok,
  }
}

/** Writes the order with tender, books and letter, and sells what was set aside. */
async function settleDelivery(deps: BaseDeps, tx: Executor, paid: PaidAttempt): Promise<void> {
  const { id, subject, orderNumber, provider, method, reference } = paid
  const delivery = await lockDelivery(tx, subject.id)
  if (!delivery || reference === null) throw new Error(`The charge ${id} of a lens delivery cannot be settled`)
  const snapshot = openSnapshot<OrderSnapshot>(deps.encryption, paid.snapshot)
  const now = deps.clock.now()
  await placeOrder(deps, tx, { orderNumber, submissionId: id, snapshot, stockStoreId: null, placedAt: now })
  await audit(tx, now, { action: 'order.placed', subject: 'order', id: orderNumber })
  await insertTenders(tx, { paymentId: id, orderNumber, captureAt: null }, [
    { id: `${id}.main`, method, amount: snapshot.toPay, giftCardId: null, provider, reference, captured: false },
  ])
  await book(tx, {
    event: `order:${orderNumber}`,
    orderNumber,
    at: now,
    postings: salePostings(snapshot.vat, [{ amount: snapshot.toPay, account: ACCOUNTS.receivable(provider) }]),
  })
  await sellPieces(tx, delivery.held, null)
  await tx.orm.update(lensDelivery).set({ state: PAID, orderNumber }).where(eq(lensDelivery.id, subject.id))
  await audit(tx, now, { action: 'lens-delivery.paid', subject: 'lens-delivery', id: subject.id })
  await sendOrderConfirmation(deps, tx, { orderNumber, snapshot })
}
