import { AWAITED_SOURCES } from '@klarsikt/core/awaited-prescription'
import { FRAME_OFFER_STATES } from '@klarsikt/core/friends'
import { GIFT_CARD_RECEIVERS } from '@klarsikt/core/gift-card'
import { SUBSCRIPTION_INTERVALS } from '@klarsikt/core/lens-subscription'
import { EYES } from '@klarsikt/core/prescription'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { imageSet, lensParameters, typedPrescription } from './article.js'
import { kronor, plainDate, skuId, typed, workingDays } from './parts.js'
import { shopRoutes } from './routes.js'
import { prescriptionGlasses, workingDistances } from './strengths.js'

const interval = z.enum(SUBSCRIPTION_INTERVALS).nullable()

/** Who a gift card that is bought goes to, and when. */
export const giftCardDelivery = z
  .object({
    /** The address it is sent to; null for the buyer's own. */
    email: z.string().nullable(),
    message: z.string(),
    /** Null for the day it is paid. */
    sendOn: plainDate.nullable(),
    /** The same in words. */
    texts: z.array(z.string()),
  })
  .meta({ id: 'GiftCardDelivery' })

export const cartItem = z
  .object({
    /** Stable id of the line; the same sku with another prescription is another line. */
    lineId: z.string(),
    skuId,
    parentSkuID: skuId.nullable(),
    /** The frame line that a lens line belongs to. */
    parentLineId: z.string().nullable(),
    quantity: z.number().int(),
    articleId: z.number().int(),
    articleDescription: z.string(),
    category: z.string(),
    brand: z.string(),
    ref: z.string(),
    slug: z.string(),
    url: z.string(),
    media: z.object({ md: z.string(), alt: z.string(), image: imageSet.nullable() }),
    price: z.object({ amount: kronor, ordinaryPrice: kronor, isCampaign: z.boolean() }),
    /** Lowest price of one in the 30 days before the reduction, only while `price.isCampaign` (Prisinformationslagen 7 a §). */
    lowestPrice30: kronor.nullable(),
    /** Quantity times price before the discount code; the lines come to `itemsCost`. */
    lineTotal: kronor,
    prescription: lensParameters.nullable(),
    prescriptionGlasses: prescriptionGlasses.nullable(),
    /** Where the strengths come from that are sent after the purchase; null for other goods. */
    prescriptionSource: z.enum(AWAITED_SOURCES).nullable(),
    workingDistances: workingDistances.nullable(),
    subscriptionInterval: interval,
    /** Contact lenses that can be subscribed to, and what a day of wearing them on one eye costs; null for other goods. */
    subscribable: z.object({ pricePerDay: kronor.nullable() }).nullable(),
    /** Of a gift card with a receiver or a greeting; null for others. */
    giftCardDelivery: giftCardDelivery.nullable(),
    isEditAble: z.boolean(),
    /** Ground for its buyer: no statutory right of withdrawal. */
    madeToOrder: z.boolean(),
    /** Days in which it can be sent back by the shop's own promise. */
    withdrawalDays: z.union([z.literal(30), z.literal(90)]),
    /** Which eyes a contact lens was chosen for, right first; empty for other goods, and when unknown. */
    eyes: z.array(z.enum(EYES)),
    /** Eyes whose cylinder was typed with a plus and is written in minus form here: the same lens. */
    transposedEyes: z.array(z.enum(EYES)),
    /** What has to be put right before the line can be bought, such as lenses that do not suit their strengths. */
    problem: z.string().nullable(),
    /** Highest quantity the line may have now: the line maximum or what is left in stock. */
    maximum: z.number().int(),
  })
  .meta({ id: 'CartItem' })

export const appliedGiftCard = z
  .object({ id: z.string(), last4: z.string(), balance: kronor, used: kronor })
  .meta({ id: 'AppliedGiftCard' })

export const deliveryOutlook = z
  .object({
    from: z.string(),
    to: z.string(),
    /** Working days from when a missing prescription has come, before which no day is known; null where none is missing. */
    fromPrescription: workingDays.nullable(),
    /** Something in it is ground for its buyer, which takes longer. */
    madeToOrder: z.boolean(),
    freight: kronor,
    /** Every delivery method costs the same. */
    freightFixed: z.boolean(),
  })
  .meta({ id: 'DeliveryOutlook' })

export const cart = z
  .object({
    items: z.array(cartItem),
    totalCost: kronor,
    itemsCost: kronor,
    discountAmount: kronor,
    vatAmount: kronor,
    /** Of a code, or what members of the club get; never both. Only a code is taken off by `removeDiscount`. */
    discount: z.object({ code: z.string(), text: z.string(), isCode: z.boolean() }).nullable(),
    /** Half the price of frames for members with an exam ahead, and what is missing for it; null for others, and without frames. */
    memberOffer: z.object({ state: z.enum(FRAME_OFFER_STATES), text: z.string() }).nullable(),
    giftCards: z.array(appliedGiftCard),
    /** What is left to pay after gift cards. */
    toPay: kronor,
    /** What is missing for free delivery; 0 when reached. */
    freeShippingLimit: kronor,
    freeShippingLeft: kronor,
    /** When it arrives and what the freight costs until a delivery method is chosen; null for an empty cart. */
    delivery: deliveryOutlook.nullable(),
  })
  .meta({ id: 'Cart' })

export const cartHead = z.object({ shopperId: z.string(), cart }).meta({ id: 'CartHead' })

export const checkoutConfig = z
  .object({
    paymentMethods: z.array(z.number().int()),
    deliveryMethods: z.array(z.number().int()),
    canCheckOut: z.boolean(),
  })
  .meta({ id: 'CheckoutConfig' })

export const cartReply = z
  .object({
    cartHead,
    checkoutConfig: checkoutConfig.nullable(),
    show: z.boolean(),
    /** After lines were removed: gives them back, see restoreCart. It is sealed, and good for this cart and a while only. */
    undo: z.string().optional(),
  })
  .meta({ id: 'CartReply' })

const notFound = [
  'article.not-found',
  'article.out-of-stock',
  'article.not-for-store',
  'article.store-only',
  'cart.line-limit',
  'cart.quantity-invalid',
] as const

export const cartEndpoints = {
  getCart: endpoint(shopRoutes.getCart, {
    permission: 'cart.change',
    summary: 'The cart of the session',
    reply: cartReply,
  }),
  updateCart: endpoint(shopRoutes.updateCart, {
    permission: 'cart.change',
    summary: 'Sets the quantity of a sku; 0 removes the line',
    body: z.object({
      skuId,
      /** Absolute, not a change. Bounds are core's, so that the refusal can say why. */
      quantity: z.number(),
      /** A lens attached to the frame given as skuId. */
      childSkuId: skuId.nullish(),
      noCheckoutInfo: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...notFound, 'cart.duplicate-lens-colour'],
  }),
  updateLine: endpoint(shopRoutes.updateLine, {
    permission: 'cart.change',
    summary:
      'Sets the quantity of one line of the cart; 0 removes it, and of a lens takes it off its frame; a line that is gone stays gone',
    body: z.object({
      lineId: z.string().max(100),
      /** Absolute; a pair moves together, so a lens takes its frame along. */
      quantity: z.number(),
      noCheckoutInfo: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...notFound, 'cart.line-not-found'],
  }),
  emptyCart: endpoint(shopRoutes.emptyCart, {
    permission: 'cart.change',
    summary: 'Removes every line',
    reply: cartReply,
  }),
  restoreCart: endpoint(shopRoutes.restoreCart, {
    permission: 'cart.change',
    summary: 'Puts back the lines that were removed or emptied, as they were; sent again, it changes nothing',
    body: z.object({ undo: z.string().min(1).max(100_000) }),
    reply: cartReply,
    errors: ['cart.undo-expired'],
  }),
  addPrescription: endpoint(shopRoutes.addPrescription, {
    permission: 'cart.change',
    summary: 'Puts a frame with a lens ground to a prescription in the cart, or changes the prescription of a line',
    body: z.object({
      skuId,
      childSkuId: skuId,
      quantity: z.number().optional(),
      /** Given when an existing line is changed. Lenses that its pair does not have take the place of those it has. */
      lineId: z.string().max(100).optional(),
      /** Made up by the caller for a pair that is added: sent again, the call adds nothing more. */
      newPairId: z
        .string()
        .regex(/^[\w-]{12,40}$/)
        .optional(),
      /** Adds a pair also where the cart has one with the same strengths and other lenses, which is refused otherwise. */
      anotherPair: z.boolean().optional(),
      /** Given instead of strengths that are sent after the purchase. */
      prescriptionSource: z.enum(AWAITED_SOURCES).optional(),
      /** Left out for lenses without strengths. */
      prescription: typedPrescription.optional(),
    }),
    reply: cartReply,
    errors: [
      ...notFound,
      'cart.duplicate-lens-colour',
      // `fields.lineId` names the frame of the pair that is there.
      'cart.pair-exists',
      'prescription.invalid',
      'lens.unsuitable',
    ],
  }),
  addGiftCard: endpoint(shopRoutes.addGiftCard, {
    permission: 'cart.change',
    summary:
      'Puts a gift card in the cart with who gets it, a greeting and the day it is sent; sent again, it changes nothing',
    body: z.object({
      skuId,
      receiver: z.enum(GIFT_CARD_RECEIVERS),
      email: typed,
      message: z.string().max(2_000),
      sendOn: typed,
      /** Absolute; one where left out. */
      quantity: z.number().optional(),
    }),
    reply: cartReply,
    errors: notFound,
  }),
  setSubscriptionInterval: endpoint(shopRoutes.setSubscriptionInterval, {
    permission: 'cart.change',
    summary:
      'Makes a contact lens line a subscription, or a single purchase with null; or sets how many there are of a sku',
    body: z.union([
      z.object({ lineId: z.string().max(100), interval }),
      /** Absolute, and only for this interval: what is bought at another, or once, stays as it is. */
      z.object({
        skuId,
        interval,
        quantity: z.number(),
        /** Which eyes the lenses are for; absolute too. */
        eyes: z.array(z.enum(EYES)).max(EYES.length).optional(),
      }),
    ]),
    reply: cartReply,
    errors: [...notFound, 'article.not-for-subscription', 'cart.line-not-found'],
  }),
  applyDiscount: endpoint(shopRoutes.applyDiscount, {
    permission: 'cart.change',
    summary: 'Applies a discount code, one at a time',
    body: z.object({ code: typed }),
    reply: cartReply,
    errors: ['discount.invalid'],
  }),
  removeDiscount: endpoint(shopRoutes.removeDiscount, {
    permission: 'cart.change',
    summary: 'Removes the discount code',
    reply: cartReply,
  }),
  applyGiftCard: endpoint(shopRoutes.applyGiftCard, {
    permission: 'cart.change',
    summary: 'Pays part of the cart by gift card; one that the customer keeps needs a recent log-in instead of its PIN',
    body: z.union([z.object({ number: typed, pin: typed }), z.object({ savedCardId: z.string().max(100) })]),
    reply: cartReply,
    errors: [
      'login.step-up-required',
      'gift-card.not-found',
      'gift-card.pin-required',
      'gift-card.locked',
      'gift-card.expired',
      'gift-card.empty',
      'gift-card.too-many',
    ],
  }),
  removeGiftCard: endpoint(shopRoutes.removeGiftCard, {
    permission: 'cart.change',
    summary: 'Takes a gift card off the cart',
    body: z.object({ id: z.string().max(100) }),
    reply: cartReply,
  }),
}
