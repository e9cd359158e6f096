import type { Article, Cart, CartItem, CartReply, CheckoutConfig } from '@klarsikt/contract/shop/types'
import { isAwaited } from '@klarsikt/core/awaited-prescription'
import type { PlainDate } from '@klarsikt/core/calendar'
import { CART_LINE_MAXIMUM, cartTotals, type CartTotals, isLensOf } from '@klarsikt/core/cart'
import {
  daysFromPrescription,
  deliveryOutlook,
  deliveryQuotes,
  FREE_SHIPPING_LIMIT,
  freeShipping,
} from '@klarsikt/core/delivery'
import { FRAME_OFFER_MESSAGES, frameOffer } from '@klarsikt/core/friends'
import { lensBox, pricePerDay } from '@klarsikt/core/lens-subscription'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { kronor, multiply, type Ore, subtract, ZERO } from '@klarsikt/core/money'
import type { PaymentMethod } from '@klarsikt/core/payment'
import type { CatalogueState } from '../../catalogue/index.js'
import type { FramePerk } from '../../person/index.js'
import { cartDiscount, holdingDiscount, lacksPrescription, type PricedCartLine, unsuitable } from './cart-line.js'
import { describeGiftCardDelivery } from './gift-card-delivery.js'
import { lineDescription } from './line-description.js'
import { isMadeToOrder } from './made-to-order.js'
import { offeredDeliveryMethods } from './offered.js'
import type { CartDiscount } from './read-cart.js'

/** A gift card on the cart, as the gift card module describes it. */
export type CardOnCart = { readonly id: string; readonly last4: string; readonly balance: Ore }

export type ReplyParts = {
  readonly cartId: string
  readonly lines: readonly PricedCartLine[]
  readonly code: CartDiscount | null
  /** Whether the buyer gets frames at half price. */
  readonly framePerk: FramePerk
  readonly giftCards: readonly CardOnCart[]
  readonly state: CatalogueState
  /** The offered payment methods; null when the caller does not ask about the checkout. */
  readonly paymentMethods: readonly PaymentMethod[] | null
  /** Today in Stockholm. */
  readonly today: PlainDate
  /** Whether to open the cart drawer, because something was added. */
  readonly show: boolean
}

/** Builds the answer of every cart endpoint. All amounts come from the database and none from the caller [CART-012]. */
export function cartReply(parts: ReplyParts): CartReply {
  const ofCode = holdingDiscount(parts.lines, parts.code)
  const discount = cartDiscount(parts.lines, parts.code, parts.framePerk)
  const offer = frameOffer({ ...parts.framePerk, lines: parts.lines, hasCode: ofCode !== null })
  const totals = cartTotals(parts.lines, { discount, giftCards: parts.giftCards })
  const shipping = freeShipping(subtract(totals.items, totals.discount))
  const cart: Cart = {
    items: parts.lines.map((line, index) => toItem(line, index, parts, totals)),
    totalCost: kronor(totals.total),
    itemsCost: kronor(totals.items),
    discountAmount: kronor(totals.discount),
    vatAmount: kronor(totals.vatTotal),
    discount: discount && {
      code: discount.code,
      text: ofCode && parts.code ? parts.code.text : '',
      isCode: ofCode !== null,
    },
    memberOffer: offer && { state: offer, text: FRAME_OFFER_MESSAGES[offer]() },
    giftCards: parts.giftCards.map(({ id, last4, balance }) => ({
      id,
      last4,
      balance: kronor(balance),
      used: kronor(totals.giftCards.find((use) => use.id === id)?.amount ?? (0 as Ore)),
    })),
    toPay: kronor(totals.toPay),
    freeShippingLimit: kronor(FREE_SHIPPING_LIMIT),
    freeShippingLeft: kronor(isOfGiftCards(parts.lines) ? ZERO : shipping.left),
    delivery: outlookOf(parts, subtract(totals.items, totals.discount)),
  }
  return {
    cartHead: { shopperId: parts.cartId, cart },
    checkoutConfig: parts.paymentMethods && checkoutConfig(parts, parts.paymentMethods),
    show: parts.show,
  }
}

/** The delivery before the address is known, by the default delivery method. */
function outlookOf({ lines, state, today }: ReplyParts, goods: Ore): Cart['delivery'] {
  if (lines.length === 0) return null
  const madeToOrder = lines.some((line) => isMadeToOrder(line, state))
  const quotes = deliveryQuotes({
    market: 'se',
    postalCode: null,
    goods,
    subscriptionsOnly: lines.every((line) => line.subscriptionInterval !== null),
    giftCardsOnly: isOfGiftCards(lines),
    madeToOrder,
    orderedOn: today,
  })
  const outlook = deliveryOutlook(quotes)
  if (!outlook) return null
  const { from, to, method, freightFixed } = outlook
  const fromPrescription = daysFromPrescription(method, lines.some(isAwaited))
  return { from, to, fromPrescription, freight: kronor(outlook.freight), freightFixed, madeToOrder }
}

/** Whether the cart has only gift cards. These need no freight. */
function isOfGiftCards(lines: ReplyParts['lines']): boolean {
  return lines.length > 0 && lines.every(({ family }) => family === 'gift-card')
}

function checkoutConfig({ lines, state }: ReplyParts, paymentMethods: readonly PaymentMethod[]): CheckoutConfig {
  return {
    paymentMethods: [...paymentMethods],
    deliveryMethods: offeredDeliveryMethods(),
    canCheckOut:
      lines.length > 0 &&
      lines.every(
        (line) =>
          line.fact.buyable &&
          line.quantity <= line.fact.available &&
          !lacksPrescription(line, state) &&
          problemOf(line, state) === null,
      ),
  }
}

/** Says what has to be corrected before a line can be bought. */
function problemOf(line: PricedCartLine, state: CatalogueState): string | null {
  if (line.subscriptionInterval !== null && !line.fact.canSubscribe)
    return purchaseErrorsMessages.productNotForSubscription()
  return unsuitable(line, state)?.text ?? null
}

function toItem(line: PricedCartLine, index: number, { lines, state }: ReplyParts, totals: CartTotals): CartItem {
  const { fact } = line
  const parent = line.parentSkuId === null ? undefined : lines.find((other) => isLensOf(line, other))
  const view = state.articles.get((parent ?? line).fact.articleId)
  const [media] = line.parentSkuId === null ? (view?.card.medias ?? []) : []
  const ordinary = line.subscriptionInterval === null ? fact.ordinary : fact.subscriptionAmount
  return {
    lineId: line.id,
    skuId: line.skuId,
    parentSkuID: line.parentSkuId,
    parentLineId: parent?.id ?? null,
    quantity: line.quantity,
    articleId: fact.articleId,
    articleDescription: lineDescription(line, state),
    category: line.family,
    brand: view?.card.brand ?? '',
    ref: line.id,
    slug: view?.card.slug ?? '',
    url: view?.card.url ?? '',
    media: { md: media?.md ?? '', alt: media?.alt ?? '', image: media ?? null },
    price: {
      amount: kronor(line.unitPrice),
      ordinaryPrice: kronor(ordinary),
      isCampaign: line.subscriptionInterval === null && fact.isCampaign,
    },
    lowestPrice30:
      line.subscriptionInterval !== null || fact.lowestPrice30 === null ? null : kronor(fact.lowestPrice30),
    lineTotal: kronor(totals.lines[index]?.gross ?? multiply(line.unitPrice, line.quantity)),
    prescription: line.prescription,
    prescriptionGlasses: line.prescriptionGlasses,
    prescriptionSource: line.prescriptionSource ?? null,
    workingDistances: line.workingDistances,
    subscriptionInterval: line.subscriptionInterval,
    subscribable: subscribable(line, view?.article),
    giftCardDelivery: describeGiftCardDelivery(line.giftCardDelivery),
    // A lens changes together with its frame, so only the frame's line can be edited.
    isEditAble: line.parentSkuId === null,
    madeToOrder: isMadeToOrder(line, state),
    withdrawalDays: view?.article.dto.withdrawalDays ?? 30,
    eyes: [...line.eyes],
    transposedEyes: [...line.transposedEyes],
    problem: problemOf(line, state),
    maximum: Math.max(0, Math.min(CART_LINE_MAXIMUM, fact.available)),
  }
}

/** The price a day of a line that can also be subscribed to; null when the customer has no such choice. */
function subscribable({ fact, unitPrice }: PricedCartLine, article: Article | undefined): CartItem['subscribable'] {
  if (!fact.canSubscribe || !article) return null
  const box = lensBox(article.specification.lensType, article.packageAmount)
  return { pricePerDay: box && kronor(pricePerDay(unitPrice, box)) }
}
