import { AWAITED_SOURCES } from '@klarsikt/core/awaited-prescription'
import { FRAME_OFFER_STATES } from '@klarsikt/core/friends'
import { GIFT_CARD_RECEIVERS } from '@klarsikt/core/gift-card'
import { SUBSCRIPTION_INTERVALS } from '@klarsikt/core/lens-subscription'
import { EYES } from '@klarsikt/core/prescription'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { imageSet, lensParameters, typedPrescription } from './article.js'
import { audited } from './audited.js'
import { kronor, plainDate, skuId, typed, workingDays } from './parts.js'
import { shopRoutes } from './routes.js'
import { prescriptionGlasses, workingDistances } from './strengths.js'

const interval = z.enum(SUBSCRIPTION_INTERVALS).nullable()

/** Who gets a bought gift card, and when. */
export const giftCardDelivery = z
  .object({
    /** Null if the buyer gets the card. */
    email: z.string().nullable(),
    message: z.string(),
    /** Null for the day of payment. */
    sendOn: plainDate.nullable(),
    /** The delivery in words. */
    texts: z.array(z.string()),
  })
  .meta({ id: 'GiftCardDelivery' })

export const cartItem = z
  .object({
    /** Stable id of the line. The same sku with another prescription is another line. */
    lineId: z.string(),
    skuId,
    parentSkuID: skuId.nullable(),
    /** For a lens, the line of its frame. */
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
    /** Lowest price of one piece in the 30 days before, while `price.isCampaign` (prisinformationslagen 7 a §). */
    lowestPrice30: kronor.nullable(),
    /** Quantity times price before the discount. The lines add up to `itemsCost`. */
    lineTotal: kronor,
    prescription: lensParameters.nullable(),
    prescriptionGlasses: prescriptionGlasses.nullable(),
    /** How the customer sends the prescription after the purchase; null otherwise. */
    prescriptionSource: z.enum(AWAITED_SOURCES).nullable(),
    workingDistances: workingDistances.nullable(),
    subscriptionInterval: interval,
    /** Set for contact lenses that can be subscribed to, with the price per day of wearing them on one eye. */
    subscribable: z.object({ pricePerDay: kronor.nullable() }).nullable(),
    /** Null unless a gift card has a recipient or a greeting. */
    giftCardDelivery: giftCardDelivery.nullable(),
    isEditAble: z.boolean(),
    /** True if it is made to the customer's prescription, without the statutory right of withdrawal. */
    madeToOrder: z.boolean(),
    /** Days of the shop's own right of withdrawal. */
    withdrawalDays: z.union([z.literal(30), z.literal(90)]),
    /** Eyes that a contact lens was chosen for, the right first. Empty for other articles and if unknown. */
    eyes: z.array(z.enum(EYES)),
    /** Eyes for which the user typed a positive cylinder. The line has the same lens with a negative one. */
    transposedEyes: z.array(z.enum(EYES)),
    /** What must be corrected before the line can be bought, such as a lens that does not suit the prescription. */
    problem: z.string().nullable(),
    /** Highest quantity of the line now, by the limit of a line and the stock. */
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
    /** Working days after the customer has sent the prescription; null if it is known. */
    fromPrescription: workingDays.nullable(),
    /** True if something is made to a prescription, which takes longer. */
    madeToOrder: z.boolean(),
    freight: kronor,
    /** True if every delivery method costs the same. */
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
    /** A discount by code or by club membership, never both. `removeDiscount` only removes a code. */
    discount: z.object({ code: z.string(), text: z.string(), isCode: z.boolean() }).nullable(),
    /** The discount of club members on frames: applied, or why not. Null for other customers and without frames. */
    memberOffer: z.object({ state: z.enum(FRAME_OFFER_STATES), text: z.string() }).nullable(),
    giftCards: z.array(appliedGiftCard),
    /** Left to pay after gift cards. */
    toPay: kronor,
    /** Value of goods from which delivery is free, and how much is missing (0 if it is reached). */
    freeShippingLimit: kronor,
    freeShippingLeft: kronor,
    /** Expected arrival and price until a delivery method is chosen; null for an empty cart. */
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
    /** Encrypted token for restoreCart, which puts removed lines back. It is valid for a short time. */
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
    summary: 'Returns the cart of the session',
    reply: cartReply,
  }),
  updateCart: endpoint(shopRoutes.updateCart, {
    permission: 'cart.change',
    audits: audited.cart,
    summary: 'Sets the quantity of a SKU. 0 removes the line',
    body: z.object({
      skuId,
      /** The new quantity, not a change of it. core checks its limits, so that the refusal can give the reason. */
      quantity: z.number(),
      /** A lens to put on the frame `skuId`. */
      childSkuId: skuId.nullish(),
      noCheckoutInfo: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...notFound, 'cart.duplicate-lens-colour'],
  }),
  updateLine: endpoint(shopRoutes.updateLine, {
    permission: 'cart.change',
    audits: audited.cart,
    summary: 'Sets the quantity of a line. 0 removes it and takes a lens out of its frame. What is gone stays gone',
    body: z.object({
      lineId: z.string().max(100),
      /** The new quantity. A pair changes together, so a lens changes its frame too. */
      quantity: z.number(),
      noCheckoutInfo: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...notFound, 'cart.line-not-found'],
  }),
  emptyCart: endpoint(shopRoutes.emptyCart, {
    permission: 'cart.change',
    audits: audited.cart,
    summary: 'Removes every line',
    reply: cartReply,
  }),
  restoreCart: endpoint(shopRoutes.restoreCart, {
    permission: 'cart.change',
    audits: audited.cart,
    summary: 'Restores the lines that were removed. A repeated call changes nothing',
    body: z.object({ undo: z.string().min(1).max(100_000) }),
    reply: cartReply,
    errors: ['cart.undo-expired'],
  }),
  addPrescription: endpoint(shopRoutes.addPrescription, {
    permission: 'cart.change',
    audits: audited.cart,
    summary: 'Adds a frame with lenses for a prescription to the cart, or changes the prescription of a line',
    body: z.object({
      skuId,
      childSkuId: skuId,
      quantity: z.number().optional(),
      /** The line to change. Lenses that its pair does not have replace those that it has. */
      lineId: z.string().max(100).optional(),
      /** Id from the caller for a new pair. Sending the call again with it adds nothing more. */
      newPairId: z
        .string()
        .regex(/^[\w-]{12,40}$/)
        .optional(),
      /** True to add a pair even if the cart has one with the same prescription and other lenses. */
      anotherPair: z.boolean().optional(),
      /** Sent in place of a prescription that follows after the purchase. */
      prescriptionSource: z.enum(AWAITED_SOURCES).optional(),
      /** Absent for lenses without power. */
      prescription: typedPrescription.optional(),
    }),
    reply: cartReply,
    errors: [
      ...notFound,
      'cart.duplicate-lens-colour',
      // `fields.lineId` is the line of the existing pair's frame.
      'cart.pair-exists',
      'prescription.invalid',
      'lens.unsuitable',
    ],
  }),
  addGiftCard: endpoint(shopRoutes.addGiftCard, {
    permission: 'cart.change',
    audits: audited.cart,
    summary:
      'Adds a gift card to the cart, with its receiver, a greeting and the day of sending. A repeated call changes nothing',
    body: z.object({
      skuId,
      receiver: z.enum(GIFT_CARD_RECEIVERS),
      email: typed,
      message: z.string().max(2_000),
      sendOn: typed,
      /** One if absent. */
      quantity: z.number().optional(),
    }),
    reply: cartReply,
    errors: notFound,
  }),
  setSubscriptionInterval: endpoint(shopRoutes.setSubscriptionInterval, {
    permission: 'cart.change',
    audits: audited.cart,
    summary:
      'Turns a line of contact lenses into a subscription, or into a single purchase with null. It can also set the quantity of a SKU',
    body: z.union([
      z.object({ lineId: z.string().max(100), interval }),
      /** The new quantity for this interval only. Pieces with another interval, or bought once, stay. */
      z.object({
        skuId,
        interval,
        quantity: z.number(),
        /** Eyes that the lenses are for. They replace the earlier ones. */
        eyes: z.array(z.enum(EYES)).max(EYES.length).optional(),
      }),
    ]),
    reply: cartReply,
    errors: [...notFound, 'article.not-for-subscription', 'cart.line-not-found'],
  }),
  applyDiscount: endpoint(shopRoutes.applyDiscount, {
    permission: 'cart.change',
    audits: audited.cart,
    summary: 'Applies a discount code. A cart has at most one',
    body: z.object({ code: typed }),
    reply: cartReply,
    errors: ['discount.invalid'],
  }),
  removeDiscount: endpoint(shopRoutes.removeDiscount, {
    permission: 'cart.change',
    audits: audited.cart,
    summary: 'Removes the discount code',
    reply: cartReply,
  }),
  applyGiftCard: endpoint(shopRoutes.applyGiftCard, {
    permission: 'cart.change',
    audits: audited.cart,
    summary:
      'Pays a part of the cart by gift card. A gift card in the customer’s account needs a recent log-in instead of its PIN',
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
    audits: audited.cart,
    summary: 'Removes a gift card from the cart',
    body: z.object({ id: z.string().max(100) }),
    reply: cartReply,
  }),
}
