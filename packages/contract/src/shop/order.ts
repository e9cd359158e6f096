import { ORDER_STATES, ORDER_STEPS, OrderStatus, orderLineStates } from '@klarsikt/core/order'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { awaitedPrescription } from './awaited-prescription.js'
import { confirmation } from './checkout.js'
import { instant, kronor, plainDate, wholeNumber } from './parts.js'
import { shopRoutes } from './routes.js'
import { store } from './store.js'

const PDF = 'application/pdf'

const orderParams = z.object({ orderId: z.string().regex(/^\d{8}$/) })

/** The coarse status that lists filter by, and the state with its Swedish text. */
const whereabouts = {
  orderNumber: z.string(),
  status: z.literal(Object.values(OrderStatus)),
  detailStatus: z.enum(ORDER_STATES),
  statusText: z.string(),
}

/** The store where an order waits for the customer, and until when. */
const pickUp = z.object({
  store: store.pick({
    name: true,
    slug: true,
    address: true,
    postalCode: true,
    city: true,
    phone: true,
    hours: true,
    deviatingHours: true,
  }),
  /** The code that the customer shows to get it. */
  code: z.string(),
  readyAt: instant,
  lastDay: plainDate,
  /** True if the last day has passed and the order is still there. */
  isLapsed: z.boolean(),
  /** Time of this answer, for which the opening hours are shown. */
  at: instant,
})

/** An order in a list. */
export const orderSummary = z
  .object({
    ...whereabouts,
    placedAt: instant,
    total: kronor,
    shipmentMethod: z.string(),
    /** The bought articles without the lenses of frames. */
    goods: z.array(z.object({ description: z.string(), brand: z.string(), quantity: z.number().int() })),
    media: z.string().nullable(),
    /** Expected arrival until the order is delivered. */
    etaText: z.string().nullable(),
    /** Null unless it waits in a store. */
    pickUp: pickUp.nullable(),
  })
  .meta({ id: 'OrderSummary' })

const orderLine = confirmation.shape.lines.element.extend({
  /** Unique within the order. */
  lineId: z.string(),
  skuId: z.string(),
  /** Page of the product; null if it is not sold any more. */
  url: z.string().nullable(),
  status: z.enum(orderLineStates.states),
  statusText: z.string(),
})

/** A sent parcel with its goods, and its tracking if the carrier has one. */
export const sentParcel = z
  .object({
    sentAt: instant,
    goods: z.array(z.string()),
    tracking: z.object({ number: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: 'SentParcel' })

/** A gift card in an order, for its buyer. Number and PIN are only in its letter and its PDF. */
export const boughtGiftCard = z
  .object({
    id: z.string(),
    amount: kronor,
    /** Who gets it and when, or that it was refunded. */
    text: z.string(),
    /** True if it was sent and can be sent to the same address again. */
    mayResend: z.boolean(),
    /** Path of the PDF to print. Null if somebody else gets the card, or if it waits or is closed. */
    pdf: z.string().nullable(),
  })
  .meta({ id: 'BoughtGiftCard' })

export const order = z
  .object({
    ...whereabouts,
    placedAt: instant,
    shippingStatus: z.enum(['sent', 'cancelled']).nullable(),
    shipmentMethod: z.string(),
    total: kronor,
    lines: z.array(orderLine),
    timeline: z.array(
      z.object({ step: z.enum(ORDER_STEPS), text: z.string(), at: instant.nullable(), hasHappened: z.boolean() }),
    ),
    email: z.string(),
    customer: confirmation.shape.customer,
    delivery: confirmation.shape.delivery.extend({
      /** Tracking of the last parcel. Null before it is sent, and if the carrier has none. */
      tracking: z.object({ number: z.string(), url: z.string() }).nullable(),
      parcels: z.array(sentParcel),
    }),
    tenders: confirmation.shape.tenders,
    discountCode: confirmation.shape.discountCode,
    totals: confirmation.shape.totals,
    giftCards: z.array(boughtGiftCard),
    /** True if the log-in is recent enough to print them. */
    isRecentLogin: z.boolean(),
    /** Letters about the order. `sentAt` is null while one waits to be sent. */
    letters: z.array(z.object({ text: z.string(), sentAt: instant.nullable() })),
    /** Path of its PDF; null before the order is sent. */
    receipt: z.string().nullable(),
    mayCancel: z.boolean(),
    /** Until when a club member may exchange its frames in a store; null if not possible. */
    exchangeUntil: plainDate.nullable(),
    /** Null unless it waits in a store. */
    pickUp: pickUp.nullable(),
    awaitedPrescription: awaitedPrescription.nullable(),
  })
  .meta({ id: 'Order' })

/** An article of an order that could not be put in the cart again. */
export const notBoughtAgain = z
  .object({
    description: z.string(),
    /** Page where the glasses can be chosen again; null if they are not sold any more. */
    url: z.string().nullable(),
    reason: z.enum(['sold-out', 'lenses', 'limit']),
  })
  .meta({ id: 'NotBoughtAgain' })

export const orderEndpoints = {
  listOrders: endpoint(shopRoutes.listOrders, {
    permission: 'account.read',
    summary: 'Lists the customer’s orders, newest first',
    query: z.object({ status: wholeNumber.pipe(z.literal(Object.values(OrderStatus))).optional() }),
    reply: z.object({ data: z.array(orderSummary) }),
  }),
  getOrder: endpoint(shopRoutes.getOrder, {
    permission: 'account.read',
    summary: 'Returns one order of the customer',
    params: orderParams,
    reply: z.object({ data: order }),
    errors: ['order.not-found'],
  }),
  cancelOrder: endpoint(shopRoutes.cancelOrder, {
    // Staff cancel by another call, which has to contain the order as they saw it.
    permission: 'account.change',
    audits: ['order.cancelled'],
    summary: 'Cancels an order of the customer that staff have not checked yet. A repeated call gets the same answer',
    params: orderParams,
    reply: z.object({ success: z.literal(true), data: z.object(whereabouts) }),
    errors: ['order.not-found', 'order.not-cancellable'],
  }),
  resendGiftCard: endpoint(shopRoutes.resendGiftCard, {
    permission: 'account.change',
    audits: ['gift-card.resent'],
    summary: 'Sends a gift card of the customer’s order to the same address again',
    params: orderParams,
    body: z.object({ id: z.string().max(100) }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['order.not-found', 'order.letter-refused'],
  }),
  getGiftCardPdf: endpoint(shopRoutes.getGiftCardPdf, {
    permission: 'account.read',
    summary: 'Returns a gift card that the buyer of an order prints, as PDF. Needs a recent log-in',
    params: orderParams.extend({ cardId: z.string().max(100) }),
    reply: z.unknown(),
    binary: PDF,
    errors: ['login.step-up-required', 'order.not-found', 'gift-card.not-found', 'rate-limited'],
  }),
  buyAgain: endpoint(shopRoutes.buyAgain, {
    permission: 'account.change',
    audits: audited.cart,
    summary: 'Adds the goods of an order to the cart. Goods that are in the cart in that quantity stay as they are',
    params: orderParams,
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        /** Number of lines that are in the cart now. */
        added: z.number().int(),
        left: z.array(notBoughtAgain),
      }),
    }),
    errors: ['order.not-found'],
  }),
}
