import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { PaidAttempt, PaymentSubject } from '../../../payment-subject.js'
import { sellPieces } from '../../catalogue/index.js'
import { ACCOUNTS, book, insertTenders, openSnapshot, salePostings } from '../../money/index.js'
import {
  type OrderSnapshot,
  cancelOrderIn,
  describePurchase,
  placeOrder,
  sendOrderConfirmation,
} from '../../order/index.js'
import { auditAll } from '../../platform/index.js'
import { declineDelivery } from './decline.js'
import { lockDelivery } from './rows.js'
import { CHARGING, PAID } from './states.js'
import { lensDelivery } from './tables.js'

/** The payment subject of a delivery. Its payment turns it into an order. */
export function lensDeliverySubject(deps: BaseDeps): PaymentSubject {
  return {
    describe: ({ snapshot }) => ({
      ...describePurchase(openSnapshot(deps.encryption, snapshot)),
      // The delivery is charged to a means of payment that was saved before.
      savesPayment: false,
    }),
    lock: async (tx, { subject }) => (await lockDelivery(tx, subject.id))?.delivery.state === CHARGING,
    settle: (tx, paid) => settleDelivery(deps, tx, paid),
    settled: () => deps.telemetry.count('klarsikt.orders', {}),
    release: (tx, { subject }) => declineDelivery(deps, tx, subject.id),
    // The order is cancelled, but the delivery stays paid, so that it is never charged again.
    reverse: async (tx, { orderNumber }) => (await cancelOrderIn(deps, tx, orderNumber, 'provider')).ok,
  }
}

const markPaid = prepared(
  'lens-delivery-paid',
  (orm, { id, orderNumber }: Params<{ id: string; orderNumber: string }>) =>
    orm
      .update(lensDelivery)
      .set({ state: PAID, orderNumber: sql`${orderNumber}` })
      .where(eq(lensDelivery.id, id))
      .returning({ held: lensDelivery.held }),
)

/** Writes the order with its tender, books and letter, and turns the held stock into sold stock. */
async function settleDelivery(deps: BaseDeps, tx: Executor, paid: PaidAttempt): Promise<void> {
  const { id, subject, orderNumber, provider, method, reference } = paid
  if (reference === null) throw new Error(`The charge ${id} of a lens delivery cannot be settled`)
  const snapshot = openSnapshot<OrderSnapshot>(deps.encryption, paid.snapshot)
  const now = deps.clock.now()
  await placeOrder(deps, tx, { orderNumber, submissionId: id, snapshot, stockStoreId: null, placedAt: now })
  await insertTenders(tx, { paymentId: id, orderNumber, captureAt: null }, [
    { id: `${id}.main`, method, amount: snapshot.toPay, giftCardId: null, provider, reference, captured: false },
  ])
  await book(tx, {
    event: `order:${orderNumber}`,
    orderNumber,
    at: now,
    postings: salePostings(snapshot.vat, [{ amount: snapshot.toPay, account: ACCOUNTS.receivable(provider) }]),
  })
  const [delivery] = await markPaid(tx, { id: subject.id, orderNumber })
  if (!delivery) throw new Error(`The lens delivery ${subject.id} is gone`)
  await sellPieces(tx, delivery.held, null)
  await auditAll(tx, now, [
    { action: 'order.placed', subject: 'order', id: orderNumber },
    { action: 'lens-delivery.paid', subject: 'lens-delivery', id: subject.id },
  ])
  await sendOrderConfirmation(deps, tx, { orderNumber, snapshot, stockStoreId: null, isDelivery: true })
}
