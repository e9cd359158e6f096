import { isLensOf, lineKey } from '@klarsikt/core/cart'
import { handoversOf } from '@klarsikt/core/cart-handover'
import { TERMS_VERSION } from '@klarsikt/core/checkout'
import { PaymentMethod } from '@klarsikt/core/payment'
import type { Seller } from '@klarsikt/core/staff'
import type { OrderSnapshot, SnapshotLine } from '../order/snapshot.js'
import { deliveryName } from '../order/texts.js'
import type { Assembled } from './assemble.js'
import type { CheckoutLine } from './load-cart.js'
import type { ChosenMeans } from './subscription-means.js'

type Known = {
  readonly storeName: string | null
  readonly defaultMethod: PaymentMethod | null
  /** The customer who is logged in. */
  readonly customerId?: string | undefined
  /** The selling employee in a store. */
  readonly seller?: Seller | undefined
  /** The chosen saved means of payment, and the method that charges it. */
  readonly means: ChosenMeans | null
}

/** Makes the snapshot of what is agreed, so that nothing has to be looked up later; null while something is missing. */
export function takeSnapshot(
  cartId: string,
  checkout: Assembled,
  { storeName, defaultMethod, customerId, seller, means }: Known,
): OrderSnapshot | null {
  const { buyer, delivery, totals, draft } = checkout
  const chosen = means?.method ?? checkout.paymentMethod ?? defaultMethod
  const paymentMethod = totals.toPay === 0 ? PaymentMethod.GiftCard : chosen
  if (!buyer || !delivery || paymentMethod === null) return null
  const handovers = handoversOf(checkout.cart.lines)
  const cards = new Map(checkout.giftCards.map((card) => [card.id, card.last4]))
  return {
    cartId,
    ...(customerId !== undefined && { customerId }),
    ...(seller !== undefined && { seller }),
    ...(handovers.length > 0 && { handovers }),
    buyer,
    newsletter: draft.customer?.newsletter ?? false,
    termsVersion: TERMS_VERSION,
    delivery: {
      method: delivery.quote.method,
      storeId: delivery.storeId,
      storeName,
      name: deliveryName(delivery.quote),
      etaFrom: delivery.quote.eta.from,
      etaTo: delivery.quote.eta.to,
    },
    lines: checkout.cart.lines.map((line, index) => snapshotLine(checkout, line, index)),
    items: totals.items,
    discount: totals.discount,
    // A code that reduces nothing is left out, because the receipt has no row for it.
    ...(checkout.cart.discount && totals.discount > 0 && { discountCode: checkout.cart.discount.code }),
    shipping: totals.shipping,
    total: totals.total,
    vat: totals.vat,
    giftCards: totals.giftCards.map(({ id, amount }) => ({ id, amount, last4: cards.get(id) ?? '' })),
    toPay: totals.toPay,
    paymentMethod,
    ...(means && { savedPaymentId: means.saved.id }),
  }
}

function snapshotLine({ cart, totals }: Assembled, line: CheckoutLine, index: number): SnapshotLine {
  const key = lineKey(line)
  const sums = totals.lines[index]
  if (sums?.key !== key) throw new Error('The sums of a cart are not in the order of its lines')
  const parent = line.parentSkuId === null ? -1 : cart.lines.findIndex((frame) => isLensOf(line, frame))
  return {
    skuId: line.skuId,
    articleId: line.articleId,
    description: line.description,
    brand: line.brand,
    media: line.media,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: sums.discount,
    total: sums.total,
    vatRate: line.vatRate,
    vat: sums.vat,
    parentPosition: parent < 0 ? null : parent,
    prescription: line.prescription,
    prescriptionGlasses: line.prescriptionGlasses,
    workingDistances: line.workingDistances,
    ...(line.prescriptionSource && { prescriptionSource: line.prescriptionSource }),
    subscriptionInterval: line.subscriptionInterval,
    pairId: line.pairId ?? null,
    ...(line.family === 'gift-card' && { isGiftCard: true }),
    ...(line.giftCardDelivery && { giftCardDelivery: line.giftCardDelivery }),
    eyes: line.eyes,
    transposedEyes: line.transposedEyes,
    madeToOrder: line.madeToOrder,
    withdrawalDays: line.withdrawalDays,
  }
}
