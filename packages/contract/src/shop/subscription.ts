import {
  lensDeliveryStates,
  lensLineStates,
  lensSubscriptionStates,
  SUBSCRIPTION_INTERVALS,
  SubscriptionStatus,
} from '@klarsikt/core/lens-subscription'
import { EYES } from '@klarsikt/core/prescription'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleCard, lensParameters } from './article.js'
import { audited } from './audited.js'
import { savedPayment } from './finance.js'
import { glassesSubscriptionSummary } from './glasses-subscription-parts.js'
import { kronor, plainDate, skuId, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const interval = z.enum(SUBSCRIPTION_INTERVALS)
const quantity = z.int().min(0).max(1_000)
const eyes = z.array(z.enum(EYES)).max(2)
const address = z.object({ street: z.string(), postalCode: z.string(), city: z.string() })
const typedAddress = { street: typed, postalCode: typed, city: typed }
const id = z.string().regex(/^[1-9]\d{11}$/)
const lineId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/)

const status = {
  id: z.string(),
  status: z.literal(Object.values(SubscriptionStatus)),
  state: z.enum(lensSubscriptionStates.states),
  statusText: z.string(),
}

/** A delivery that has been processed. */
export const lensDelivery = z
  .object({
    day: plainDate,
    state: z.enum(lensDeliveryStates.states),
    stateText: z.string(),
    total: kronor,
    /** The order that it became; null until it is paid. */
    orderNumber: z.string().nullable(),
    /** When a declined charge is tried again; null otherwise. */
    nextTryOn: plainDate.nullable(),
    /** Articles that were out of stock. They are not charged. */
    soldOut: z.array(z.string()),
  })
  .meta({ id: 'LensDelivery' })

export const lensLine = z
  .object({
    lineId: z.string(),
    articleId: z.int(),
    skuId: z.string(),
    description: z.string(),
    brand: z.string(),
    /** Page of the product; null if it is not sold any more. */
    url: z.string().nullable(),
    media: z.string().nullable(),
    prescription: lensParameters.nullable(),
    eyes,
    quantity: z.int(),
    state: z.enum(lensLineStates.states),
    stateText: z.string(),
    /** Price of one piece in the next delivery; null if the customer has refused it. */
    price: kronor.nullable(),
    /** Price of all pieces in the next delivery. */
    total: kronor,
    /** True if it is out of stock. A delivery that is processed now leaves it out. */
    soldOut: z.boolean(),
    /** True if it is frozen and can be activated again. */
    mayReactivate: z.boolean(),
    /** The announced price rise; null without one. */
    rise: z.object({ price: kronor, from: plainDate, refused: z.boolean(), mayAnswer: z.boolean() }).nullable(),
  })
  .meta({ id: 'LensLine' })

/** A lens subscription of the customer [LENS-002]. */
export const lensSubscription = z
  .object({
    ...status,
    interval,
    intervalText: z.string(),
    /** The next delivery and its dates; null while nothing is delivered [LENS-005]. */
    nextDelivery: z
      .object({
        day: plainDate,
        /** First days on which it is charged and sent. Neither is in the past. */
        processOn: plainDate,
        sendOn: plainDate,
        /** Last day on which a change still affects it; null if that has passed. */
        changeUntil: plainDate.nullable(),
        toTemporaryAddress: z.boolean(),
      })
      .nullable(),
    /** Days to which the next delivery can be moved. */
    choosableDays: z.object({ from: plainDate, to: plainDate }),
    address,
    temporaryAddress: address.extend({ from: plainDate, to: plainDate }).nullable(),
    lines: z.array(lensLine),
    /** What the next delivery would cost now, including delivery. */
    total: kronor,
    /** The payment method that deliveries are charged to; null if none is saved any more. */
    payment: savedPayment.nullable(),
    /** The newest first. */
    deliveries: z.array(lensDelivery),
    actions: z.array(z.enum(['activate', 'pause', 'cancel', 'skip', 'recreate'])),
    /** The store that sold it; null for the web shop. */
    soldIn: z.string().nullable(),
    /** Id of the new subscription that was made from this one. */
    recreatedAs: z.string().nullable(),
  })
  .meta({ id: 'LensSubscription' })

export const lensSubscriptionSummary = z
  .object({
    ...status,
    intervalText: z.string(),
    nextDelivery: plainDate.nullable(),
    goods: z.array(z.object({ description: z.string(), quantity: z.int() })),
    media: z.string().nullable(),
    total: kronor,
    nextTryOn: plainDate.nullable(),
  })
  .meta({ id: 'LensSubscriptionSummary' })

const params = z.object({ id })
const changed = z.object({ success: z.literal(true), data: lensSubscription })
const gone = 'subscription.not-found'
const ended = 'subscription.ended'
const maintenance = 'subscription.maintenance'

export const subscriptionEndpoints = {
  listSubscriptions: endpoint(shopRoutes.listSubscriptions, {
    permission: 'account.read',
    summary: 'Lists the customer’s subscriptions of lenses and of glasses',
    reply: z.object({
      data: z.object({ lens: z.array(lensSubscriptionSummary), glasses: z.array(glassesSubscriptionSummary) }),
    }),
    errors: [maintenance],
  }),
  getLensSubscription: endpoint(shopRoutes.getLensSubscription, {
    permission: 'account.read',
    summary: 'Returns one lens subscription of the customer',
    params,
    reply: z.object({ data: lensSubscription }),
    errors: [maintenance, gone],
  }),
  getLensSubscriptionProducts: endpoint(shopRoutes.getLensSubscriptionProducts, {
    permission: 'account.read',
    summary: 'Lists contact lenses that can be added to a lens subscription',
    params,
    reply: z.object({ data: z.array(articleCard) }),
    errors: [maintenance, gone],
  }),
  activateLensSubscription: endpoint(shopRoutes.activateLensSubscription, {
    permission: 'subscription.change',
    audits: ['lens-subscription.active', ...audited.claimed],
    summary: 'Activates a paused lens subscription. An active one stays as it is',
    params,
    reply: changed,
    errors: [maintenance, gone, ended, 'saved-payment.unusable', 'subscription.nothing-to-deliver'],
  }),
  pauseLensSubscription: endpoint(shopRoutes.pauseLensSubscription, {
    permission: 'subscription.change',
    audits: [...audited.claimed, 'lens-delivery.dropped'],
    summary: 'Pauses a lens subscription, so that nothing is charged or delivered. A paused one stays as it is',
    params,
    reply: changed,
    errors: [maintenance, gone, ended],
  }),
  cancelLensSubscription: endpoint(shopRoutes.cancelLensSubscription, {
    permission: 'subscription.change',
    audits: ['lens-subscription.cancelled', ...audited.claimed, 'lens-delivery.dropped'],
    summary: 'Ends a lens subscription permanently. Succeeds also when it has ended',
    params,
    reply: changed,
    errors: [maintenance, gone],
  }),
  recreateLensSubscription: endpoint(shopRoutes.recreateLensSubscription, {
    permission: 'subscription.change',
    audits: ['lens-subscription.started'],
    summary: 'Makes a new lens subscription like one that has ended, at today’s prices. A repeated call makes only one',
    params,
    reply: changed,
    errors: [maintenance, gone, 'saved-payment.unusable', 'subscription.nothing-to-deliver'],
  }),
  updateLensDelivery: endpoint(shopRoutes.updateLensDelivery, {
    permission: 'subscription.change',
    audits: ['lens-subscription.changed', ...audited.claimed],
    summary: 'Changes interval, next delivery day, address or temporary address. Omitted fields stay unchanged',
    params,
    body: z
      .object({
        interval,
        nextDelivery: typed,
        address: z.object(typedAddress),
        /** Null removes it. */
        temporaryAddress: z.object({ ...typedAddress, from: typed, to: typed }).nullable(),
      })
      .partial(),
    reply: changed,
    errors: [maintenance, gone, ended, 'request.invalid', 'subscription.paused'],
  }),
  skipLensDelivery: endpoint(shopRoutes.skipLensDelivery, {
    permission: 'subscription.change',
    audits: ['lens-subscription.changed', ...audited.claimed],
    summary: 'Skips one delivery. A repeated call for the same day skips it once',
    params,
    /** The delivery that the user saw. */
    body: z.object({ delivery: plainDate }),
    reply: changed,
    errors: [maintenance, gone, ended, 'subscription.paused'],
  }),
  addLensArticle: endpoint(shopRoutes.addLensArticle, {
    permission: 'subscription.change',
    audits: ['lens-subscription.changed', ...audited.claimed],
    summary: 'Adds boxes to a lens subscription. For a product that it has, the call sets the number of boxes',
    params,
    body: z.object({ boxes: z.array(z.object({ skuId, quantity, eyes })).min(1).max(2) }),
    reply: changed,
    errors: [
      maintenance,
      gone,
      ended,
      'article.not-found',
      'article.not-for-subscription',
      'cart.line-limit',
      'subscription.too-many-lines',
    ],
  }),
  updateLensLine: endpoint(shopRoutes.updateLensLine, {
    permission: 'subscription.change',
    audits: ['lens-subscription.changed', ...audited.claimed],
    summary: 'Changes the strength or number of a product, freezes it, or removes it with the number 0',
    params,
    body: z.object({
      lineId,
      quantity: quantity.optional(),
      /** Another power of the same lenses. */
      skuId: skuId.optional(),
      frozen: z.literal(true).optional(),
    }),
    reply: changed,
    errors: [
      maintenance,
      gone,
      ended,
      'subscription.line-not-found',
      'subscription.last-line',
      'article.not-found',
      'article.not-for-subscription',
      'cart.line-limit',
    ],
  }),
  reactivateFrozenLens: endpoint(shopRoutes.reactivateFrozenLens, {
    permission: 'subscription.change',
    audits: ['lens-subscription.changed', ...audited.claimed],
    summary: 'Activates a frozen product again at today’s price [LENS-011]',
    params,
    body: z.object({ lineId }),
    reply: changed,
    errors: [
      maintenance,
      gone,
      ended,
      'subscription.line-not-found',
      'article.out-of-stock',
      'article.not-for-subscription',
    ],
  }),
  answerLensPrice: endpoint(shopRoutes.answerLensPrice, {
    permission: 'subscription.change',
    audits: ['lens-subscription.changed', ...audited.claimed],
    summary: 'Refuses an announced price rise, or withdraws the refusal',
    params,
    body: z.object({ lineId, refuse: z.boolean() }),
    reply: changed,
    errors: [maintenance, gone, ended, 'subscription.line-not-found', 'subscription.price-settled'],
  }),
  updateLensPayment: endpoint(shopRoutes.updateLensPayment, {
    permission: 'subscription.change',
    audits: ['lens-subscription.changed', ...audited.claimed],
    summary: 'Chooses the saved payment method for deliveries. A declined charge is tried again',
    params,
    body: z.object({ savedPaymentId: lineId }),
    reply: changed,
    errors: [maintenance, gone, ended, 'saved-payment.not-found', 'saved-payment.unusable'],
  }),
}
