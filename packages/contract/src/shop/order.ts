import { ORDER_STATES, ORDER_STEPS, OrderStatus, orderLineStates } from '@klarsikt/core/order'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { awaitedPrescription } from './awaited-prescription.js'
import { confirmation } from './checkout.js'
import { instant, kronor, plainDate, wholeNumber } from './parts.js'
import { shopRoutes } from './routes.js'
import { store } from './store.js'

const PDF = 'application/pdf'

/** Number of an order in an address. */
const orderParams = z.object({ orderId: z.string().regex(/^\d{8}$/) })

/** Where an order is: the code that lists filter by, and the state with its Swedish text. */
const whereabouts = {
  orderNumber: z.string(),
  status: z.literal(Object.values(OrderStatus)),
  detailStatus: z.enum(ORDER_STATES),
  statusText: z.string(),
}

/** Where an order waits for its customer, and until when. */
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
  /** What it is handed over against. */
  code: z.string(),
  readyAt: instant,
  lastDay: plainDate,
  /** The last day has passed, and it is still there. */
  isLapsed: z.boolean(),
  /** When this was answered, which the opening hours are shown for. */
  at: instant,
})

/** An order as a list shows it. */
export const orderSummary = z
  .object({
    ...whereabouts,
    placedAt: instant,
    total: kronor,
    shipmentMethod: z.string(),
    /** What was bought, without the lenses that belong to a frame. */
    goods: z.array(z.object({ description: z.string(), brand: z.string(), quantity: z.number().int() })),
    media: z.string().nullable(),
    /** The estimate of the delivery while the order is under way. */
    etaText: z.string().nullable(),
    /** Null while it does not wait in a store. */
    pickUp: pickUp.nullable(),
  })
  .meta({ id: 'OrderSummary' })

const orderLine = confirmation.shape.lines.element.extend({
  /** Names the line among those of its order. */
  lineId: z.string(),
  skuId: z.string(),
  /** Page of the product; null when it is not sold any more. */
  url: z.string().nullable(),
  status: z.enum(orderLineStates.states),
  statusText: z.string(),
})

/** A parcel that has left: what was in it, and where it can be followed where the carrier says so. */
export const sentParcel = z
  .object({
    sentAt: instant,
    goods: z.array(z.string()),
    tracking: z.object({ number: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: 'SentParcel' })

/** A gift card that an order sold, as its buyer sees it: number and PIN stand in its letter and its PDF only. */
export const boughtGiftCard = z
  .object({
    id: z.string(),
    amount: kronor,
    /** Who gets it and when, or that it is paid back. */
    text: z.string(),
    /** It has been sent, and can be sent to the same address again. */
    mayResend: z.boolean(),
    /** Where it is to print; null for one that another gets, that waits or is closed. */
    pdf: z.string().nullable(),
  })
  .meta({ id: 'BoughtGiftCard' })

/** One order of the customer. */
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
      /** Where the last parcel can be followed; null before it is sent, and where the carrier gives nothing. */
      tracking: z.object({ number: z.string(), url: z.string() }).nullable(),
      /** All that has left; several where a part was sent ahead. */
      parcels: z.array(sentParcel),
    }),
    tenders: confirmation.shape.tenders,
    discountCode: confirmation.shape.discountCode,
    totals: confirmation.shape.totals,
    /** Gift cards that it sold. */
    giftCards: z.array(boughtGiftCard),
    /** Whether the log-in is recent enough to print them. */
    isRecentLogin: z.boolean(),
    /** Letters about the order; `sentAt` is null while one waits to be sent. */
    letters: z.array(z.object({ text: z.string(), sentAt: instant.nullable() })),
    /** Where its PDF is; null before the order is sent. */
    receipt: z.string().nullable(),
    mayCancel: z.boolean(),
    /** Until when a member of the club may exchange its frames in a store; null for others, and later. */
    exchangeUntil: plainDate.nullable(),
    /** Null while it does not wait in a store. */
    pickUp: pickUp.nullable(),
    /** Strengths that it waits for; null where none are missing. */
    awaitedPrescription: awaitedPrescription.nullable(),
  })
  .meta({ id: 'Order' })

/** What of an order could not be put in the cart again. */
export const notBoughtAgain = z
  .object({
    description: z.string(),
    /** Page where the glasses can be chosen again; null when they are not sold any more. */
    url: z.string().nullable(),
    reason: z.enum(['sold-out', 'lenses', 'limit']),
  })
  .meta({ id: 'NotBoughtAgain' })

export const orderEndpoints = {
  listOrders: endpoint(shopRoutes.listOrders, {
    permission: 'account.read',
    summary: 'The orders of the customer, the newest first',
    query: z.object({ status: wholeNumber.pipe(z.literal(Object.values(OrderStatus))).optional() }),
    reply: z.object({ data: z.array(orderSummary) }),
  }),
  getOrder: endpoint(shopRoutes.getOrder, {
    permission: 'account.read',
    summary: 'One order of the customer',
    params: orderParams,
    reply: z.object({ data: order }),
    errors: ['order.not-found'],
  }),
  cancelOrder: endpoint(shopRoutes.cancelOrder, {
    // Staff cancel by their own call, which has to name the order as they have seen it.
    permission: 'account.change',
    summary: 'Cancels an own order before its control; once more, it answers the same',
    params: orderParams,
    reply: z.object({ success: z.literal(true), data: z.object(whereabouts) }),
    errors: ['order.not-found', 'order.not-cancellable'],
  }),
  resendGiftCard: endpoint(shopRoutes.resendGiftCard, {
    permission: 'account.change',
    summary: 'Sends a gift card of an own order to the same address again',
    params: orderParams,
    body: z.object({ id: z.string().max(100) }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['order.not-found', 'order.letter-refused'],
  }),
  getGiftCardPdf: endpoint(shopRoutes.getGiftCardPdf, {
    permission: 'account.read',
    summary: 'A gift card of an own order that its buyer gets, to print, as PDF; asks for a recent log-in',
    params: orderParams.extend({ cardId: z.string().max(100) }),
    reply: z.unknown(),
    binary: PDF,
    errors: ['login.step-up-required', 'order.not-found', 'gift-card.not-found', 'rate-limited'],
  }),
  buyAgain: endpoint(shopRoutes.buyAgain, {
    permission: 'account.change',
    summary: 'Puts the goods of an order in the cart; what is there already in that number stays',
    params: orderParams,
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        /** Lines that are in the cart now. */
        added: z.number().int(),
        left: z.array(notBoughtAgain),
      }),
    }),
    errors: ['order.not-found'],
  }),
}
