import { PaymentMethod } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { PaidAttempt, PaymentSubject } from '../../../payment-subject.js'
import { GIFT_CARD_PROVIDER } from '../../../providers/payment/port.js'
import { releasePieces, sellPieces } from '../../catalogue/index.js'
import {
  ACCOUNTS,
  type NewTender,
  book,
  findChargeable,
  findKeptMeans,
  insertTenders,
  keepOneOfSame,
  openSnapshot,
  salePostings,
} from '../../money/index.js'
import { audit } from '../../platform/index.js'
import {
  type BoughtLine,
  agreeHandovers,
  captureHolds,
  dropDiscountHold,
  releaseHolds,
  takeOutBought,
} from '../../sale/index.js'
import { cancelOrderIn } from '../order/cancel.js'
import { sendOrderConfirmation } from '../order/confirmation-letter.js'
import { deliverSoldCards } from '../order/deliver-cards.js'
import { describePurchase, isSubscribing, savesMeans } from '../order/describe-purchase.js'
import { placeOrder } from '../order/place.js'
import type { OrderSnapshot } from '../order/snapshot.js'
import { recallSoldCards } from '../order/sold-cards.js'
import { deleteCheckout } from './queries.js'
import { closeStockHold } from './stock-hold.js'
import { checkoutDraft } from './tables.js'

/** The payment subject of a cart. Its payment makes it an order. */
export function checkoutSubject(deps: BaseDeps): PaymentSubject {
  return {
    describe: ({ snapshot }) => describePurchase(openSnapshot(deps.encryption, snapshot)),
    async lock(tx, { subject }) {
      // A second submit of this cart waits here for the row lock and then finds the cart empty.
      const { cartId } = checkoutDraft
      await tx.orm.select({ cartId }).from(checkoutDraft).where(eq(cartId, subject.id)).for('update')
      return true
    },
    savesFor({ snapshot }) {
      const purchase = openSnapshot<OrderSnapshot>(deps.encryption, snapshot)
      return savesMeans(purchase) ? purchase.customerId : undefined
    },
    settle: (tx, paid) => settleCheckout(deps, tx, paid),
    settled: () => deps.telemetry.count('klarsikt.orders', {}),
    async release(tx, { id }) {
      const held = await closeStockHold(tx, id, 'released')
      await releasePieces(tx, held.pieces, held.storeId)
      await releaseHolds(tx, id, deps.clock.now())
      await dropDiscountHold(tx, id)
    },
    async reverse(tx, { orderNumber }) {
      // Gift cards are delivered at once, so the unused ones are emptied.
      await recallSoldCards(deps, tx, orderNumber)
      return (await cancelOrderIn(deps, tx, orderNumber, 'provider')).ok
    },
  }
}

/**
 * Places the order of a paid checkout: the order, tenders, books and letter. It sells the held goods, captures the gift
 * cards and takes the goods out of the cart.
 */
async function settleCheckout(deps: BaseDeps, tx: Executor, paid: PaidAttempt): Promise<void> {
  const { id, orderNumber } = paid
  const snapshot = openSnapshot<OrderSnapshot>(deps.encryption, paid.snapshot)
  const now = deps.clock.now()
  const tenders = tendersOf(paid, snapshot)
  await agreeHandovers(deps, tx, snapshot.handovers ?? [], orderNumber)
  const held = await closeStockHold(tx, id, 'sold')
  await placeOrder(deps, tx, { orderNumber, submissionId: id, snapshot, stockStoreId: held.storeId, placedAt: now })
  if (snapshot.discountCode !== undefined) await dropDiscountHold(tx, id)
  await audit(tx, now, { action: 'order.placed', subject: 'order', id: orderNumber })
  await insertTenders(tx, { paymentId: id, orderNumber, captureAt: null }, tenders)
  await book(tx, {
    event: `order:${orderNumber}`,
    orderNumber,
    at: now,
    postings: salePostings(
      snapshot.vat,
      tenders.map((tender) => ({
        amount: tender.amount,
        account: tender.giftCardId === null ? ACCOUNTS.receivable(tender.provider) : ACCOUNTS.giftCards,
      })),
    ),
  })
  await sellPieces(tx, held.pieces, held.storeId)
  if (snapshot.giftCards.length) await captureHolds(tx, id, now)
  await sendOrderConfirmation(deps, tx, { orderNumber, snapshot, stockStoreId: held.storeId })
  await deliverSoldCards(deps, tx, { orderNumber, snapshot })
  if (isSubscribing(snapshot)) await beginBought(deps, tx, paid, snapshot)
  await takeOutBought(deps, tx, snapshot.cartId, boughtLines(snapshot))
  await deleteCheckout(tx, snapshot.cartId)
}

/**
 * Starts the bought subscriptions. They are charged to the chosen or newly saved means of payment, or to an earlier
 * saved one when gift cards paid for the order.
 */
async function beginBought(deps: BaseDeps, tx: Executor, { id, orderNumber }: PaidAttempt, snapshot: OrderSnapshot) {
  const savedPaymentId = snapshot.savedPaymentId ?? (await findMeans(deps, tx, id, snapshot))
  if (savedPaymentId === null) throw new Error(`The order ${orderNumber} has a subscription that nothing is saved for`)
  const { customerId, buyer, delivery, seller = null } = snapshot
  if (customerId === undefined) return
  const lines = snapshot.lines.flatMap(({ subscriptionInterval: interval, unitPrice: agreed, eyes = [], ...line }) =>
    interval === null ? [] : [{ ...line, interval, eyes, agreed }],
  )
  const bought = { orderNumber, customerId, savedPaymentId, buyer, seller, deliveryMethod: delivery.method, lines }
  await deps.hooks.beginSubscriptions(deps, tx, bought)
}

async function findMeans({ clock }: BaseDeps, tx: Executor, id: string, { customerId = '' }: OrderSnapshot) {
  const now = clock.now()
  const kept = await findKeptMeans(tx, id)
  const means = kept ? await keepOneOfSame(tx, kept, now) : await findChargeable(tx, customerId, now)
  return means?.id ?? null
}

function boughtLines({ lines }: OrderSnapshot): BoughtLine[] {
  return lines.map((line) => ({
    ...line,
    parentSkuId: line.parentPosition === null ? null : (lines[line.parentPosition]?.skuId ?? null),
  }))
}

/**
 * The tenders of an order. Gift cards are captured at once; money at a provider is reserved until the goods are sent.
 */
function tendersOf({ id, provider, method, reference }: PaidAttempt, snapshot: OrderSnapshot): NewTender[] {
  const cards = snapshot.giftCards.map((card): NewTender => ({
    id: `${id}.${card.id}`,
    method: PaymentMethod.GiftCard,
    amount: card.amount,
    giftCardId: card.id,
    provider: GIFT_CARD_PROVIDER,
    reference: id,
    captured: true,
  }))
  if (snapshot.toPay === 0 || reference === null) return cards
  return [
    ...cards,
    {
      id: `${id}.main`,
      method,
      amount: snapshot.toPay,
      giftCardId: null,
      provider,
      reference,
      captured: false,
    },
  ]
}
