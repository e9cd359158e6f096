import type { Executor } from '@klarsikt/server/database'
import { GIFT_CARD } from '../../providers/payment/gift-card/gift-card.js'
import { closeStockHold } from '../checkout/end.js'
import type { BoughtLine, CheckoutDeps } from '../checkout/ports.js'
import { captureHolds } from '../gift-card/ledger.js'
import { sendOrderConfirmation } from '../mail/order-confirmation.js'
import { placeOrder } from '../order/place.js'
import type { OrderSnapshot, Snapshot } from '../order/snapshot.js'
import type { NewTender } from '../order/tenders.js'
import { settleRequest } from '../payment-request/settle.js'
import { ACCOUNTS, book, salePostings } from './ledger.js'
import { markPlaced } from './mark-placed.js'

export type Settlement<Of extends Snapshot = Snapshot> = {
  readonly id: string
  readonly orderNumber: string
  readonly snapshot: Of
  /** The provider's number of the placed payment; null when gift cards paid for everything. */
  readonly reference: string | null
}

/** Writes what follows from a payment that stands, in the transaction given, and once. */
export async function settle(deps: CheckoutDeps, tx: Executor, { snapshot, ...rest }: Settlement): Promise<boolean> {
  return snapshot.kind === 'request'
    ? settleRequest(deps, tx, { ...rest, snapshot })
    : settleOrder(deps, tx, { ...rest, snapshot })
}

/**
 * Writes an order: the order itself, tenders, books, confirmation letter, sold goods, captured gift
 * cards, and the goods out of the cart. All in the transaction given, and once: false when somebody else has done it, or it may not be done.
 */
async function settleOrder(deps: CheckoutDeps, tx: Executor, settlement: Settlement<OrderSnapshot>): Promise<boolean> {
  const { id, orderNumber, snapshot, reference } = settlement
  const now = deps.clock.now()
  // Whoever submits this cart again waits here, and then finds the goods gone from it.
  await tx.query({
    name: 'settle-lock',
    text: 'select 1 from checkout_draft where cart_id = $1 for update',
    values: [snapshot.cartId],
  })
  const payment = await markPlaced(tx, { id, reference, now })
  if (!payment) return false
  const tenders = tendersOf(settlement, payment)
  await placeOrder(deps, tx, { orderNumber, submissionId: id, snapshot, tenders, placedAt: now })
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
  const pieces = await closeStockHold(tx, id, 'sold')
  if (pieces.length) await deps.stock.sell(tx, pieces)
  if (snapshot.giftCards.length) await captureHolds(tx, id, now)
  await sendOrderConfirmation(deps, tx, { orderNumber, snapshot, placedAt: now })
  await deps.carts.takeOut(tx, snapshot.cartId, boughtLines(snapshot))
  await tx.query({
    name: 'settle-forget',
    text: 'with cards as (delete from cart_gift_card where cart_id = $1) delete from checkout_draft where cart_id = $1',
    values: [snapshot.cartId],
  })
  return true
}

function boughtLines({ lines }: OrderSnapshot): BoughtLine[] {
  return lines.map((line) => ({
    ...line,
    parentSkuId: line.parentPosition === null ? null : (lines[line.parentPosition]?.skuId ?? null),
  }))
}

/** Gift cards are taken at once; money at a provider is reserved until the goods are sent. */
function tendersOf(
  { id, snapshot, reference }: Settlement<OrderSnapshot>,
  payment: { provider: string; method: number },
): NewTender[] {
  const cards = snapshot.giftCards.map((card): NewTender => ({
    id: `${id}.${card.id}`,
    method: 900,
    amount: card.amount,
    giftCardId: card.id,
    provider: GIFT_CARD,
    reference: id,
    captured: true,
  }))
  if (snapshot.toPay === 0 || reference === null) return cards
  return [
    ...cards,
    {
      id: `${id}.main`,
      method: payment.method,
      amount: snapshot.toPay,
      giftCardId: null,
      provider: payment.provider,
      reference,
      captured: false,
    },
  ]
}
