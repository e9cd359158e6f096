import { ORDER_ACTIONS, ORDER_STATES, orderLineStates, PICK_UP_STEPS, STAFF_QUEUES } from '@klarsikt/core/order'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { sentParcel } from './order.js'
import { instant, kronor, plainDate, queuePage, typed } from './parts.js'
import { orderReturn } from './return.js'
import { shopRoutes } from './routes.js'
import { staffGiftCard } from './staff-gift-card.js'
import { messageState, undeliveredLetter, waitingLink } from './staff-message.js'

/** An order in a queue, without its buyer. */
export const staffOrderHead = z
  .object({
    number: z.string(),
    placedAt: instant,
    state: z.enum(ORDER_STATES),
    stateText: z.string(),
    pieces: z.int(),
    total: kronor,
    deliveryName: z.string(),
    storeName: z.string().nullable(),
    madeToOrder: z.boolean(),
    partSent: z.boolean(),
  })
  .meta({ id: 'StaffOrderHead' })

/** One queue, and the number of orders in each. */
export const staffOrders = z
  .object({
    queue: z.enum(STAFF_QUEUES),
    counts: z.record(z.enum(STAFF_QUEUES), z.int()),
    /** The user's store, and whether only its orders and links are shown. */
    store: z.object({ id: z.int(), name: z.string(), isOnly: z.boolean() }),
    /** From 1. */
    page: z.int(),
    pages: z.int(),
    /** Those that have waited longest come first. */
    orders: z.array(staffOrderHead),
    /** Only in the queue of returns. */
    returns: z.array(orderReturn),
    /** Only in the queue of payment links. */
    links: z.array(waitingLink),
    /** Only in the queue of letters. */
    letters: z.array(undeliveredLetter),
  })
  .meta({ id: 'StaffOrders' })

/** Everything that staff need to handle an order, and what they may do with it now. */
export const staffOrder = staffOrderHead
  .extend({
    /** Changes with every change of the order. Each action must send it. */
    version: z.int(),
    actions: z.array(z.enum(ORDER_ACTIONS)),
    customer: z.object({
      name: z.string(),
      email: z.string(),
      mobile: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
    }),
    /** Only the days: `25–27 november`. */
    etaText: z.string(),
    /** The order is neither packed nor sent before this day. Null if it may leave. */
    sendFrom: plainDate.nullable(),
    /** State of collecting the order in a store; null if it is not collected or has been. */
    pickUp: z
      .object({
        step: z.enum(PICK_UP_STEPS).exclude(['none', 'ended']),
        /** True if the warehouse sent it and it is paid. */
        isFromWarehouse: z.boolean(),
        readyAt: instant.nullable(),
        lastDay: plainDate.nullable(),
      })
      .nullable(),
    /** Ids of the pairs whose prescription it waits for. */
    awaitedPairs: z.array(z.string()),
    /** The store and the employee who sold it; null for the web shop. */
    seller: z.object({ storeName: z.string(), employeeNumber: z.string() }).nullable(),
    giftCards: z.array(staffGiftCard),
    parcels: z.array(sentParcel),
    lines: z.array(
      z.object({
        lineId: z.int(),
        /** For a ground lens, the line of its frame. */
        parentLineId: z.int().nullable(),
        name: z.string(),
        quantity: z.int(),
        total: kronor,
        madeToOrder: z.boolean(),
        state: z.enum(orderLineStates.states),
        stateText: z.string(),
        /** True if it can be put in a parcel now. */
        sendable: z.boolean(),
        /** True if it was neither sent nor cancelled. */
        cancellable: z.boolean(),
      }),
    ),
    tenders: z.array(z.object({ name: z.string(), amount: kronor, captured: kronor, refunded: kronor })),
    /** What can still be refunded. */
    refundable: kronor,
    /** The most that the user may refund. */
    refundMaximum: kronor,
    /** The earliest first. */
    letters: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        at: instant,
        ...messageState,
        /** True if it failed and its text is still stored. */
        mayResend: z.boolean(),
      }),
    ),
    notes: z.array(z.object({ id: z.string(), at: instant, employeeNumber: z.string(), text: z.string() })),
  })
  .meta({ id: 'StaffOrder' })

/** Part of every action. Sending the same key again does nothing more. */
const action = z.object({
  key: z
    .string()
    .min(16)
    .max(64)
    .regex(/^[\w-]+$/),
  /** The version that the user saw. */
  version: z.int(),
})

/** The changed order, or the order as it is now if somebody else has changed it. */
const outcome = z.union([
  z.object({ success: z.literal(true), data: staffOrder }),
  z.object({ success: z.literal(false), result: z.literal('order.changed'), message: z.string(), data: staffOrder }),
])

const params = z.object({ id: z.string().regex(/^\d{8}$/) })
const errors = ['order.not-found', 'order.other-store', 'order.action-refused', 'request.invalid'] as const

/** A step that asks for no more than the order as it was seen. */
const step = { params, body: action, reply: outcome, errors }

export const staffOrderEndpoints = {
  getStaffOrders: endpoint(shopRoutes.getStaffOrders, {
    permission: 'order.queue',
    summary: 'Lists what waits for the store and the warehouse, one queue at a time',
    query: z.object({
      queue: z.enum(STAFF_QUEUES).optional(),
      /** `own` for orders of the user's store only. Staff of a store see no others. */
      store: z.literal('own').optional(),
      page: queuePage.optional(),
    }),
    reply: z.object({ data: staffOrders }),
  }),
  getStaffOrder: endpoint(shopRoutes.getStaffOrder, {
    permission: 'order.queue',
    summary: 'Returns one order, and the actions that staff may take',
    params,
    reply: z.object({ data: staffOrder }),
    errors: ['order.not-found', 'order.other-store'],
  }),
  lookupOrder: endpoint(shopRoutes.lookupOrder, {
    permission: 'order.look-up',
    audits: ['order.looked-up'],
    summary: 'Opens an order of another store or of the web shop until the log-in ends. Records who opened it and why',
    params,
    body: z.object({ reason: typed }),
    reply: z.object({ success: z.literal(true), data: staffOrder }),
    errors: ['request.invalid', 'order.not-found', 'rate-limited'],
  }),
  controlOrder: endpoint(shopRoutes.controlOrder, {
    permission: 'order.handle',
    audits: ['order.controlled'],
    summary: 'Approves an order',
    ...step,
  }),
  grindOrder: endpoint(shopRoutes.grindOrder, {
    permission: 'order.handle',
    audits: ['order.ground'],
    summary: 'Records that the glasses of an order are made',
    ...step,
  }),
  readyOrder: endpoint(shopRoutes.readyOrder, {
    permission: 'order.handle',
    audits: ['order.ready-to-collect'],
    summary:
      'Puts an order out for collection, from the stock of the store or the warehouse, and sends the customer its code',
    ...step,
  }),
  collectOrder: endpoint(shopRoutes.collectOrder, {
    permission: 'order.handle',
    audits: ['order.collected', 'order.sent'],
    summary: 'Hands over an order against its code. Captures the payment when the goods came from the store’s stock',
    params,
    body: action.extend({ code: typed }),
    reply: outcome,
    errors,
  }),
  sendBackOrder: endpoint(shopRoutes.sendBackOrder, {
    permission: 'order.handle',
    audits: ['order.sent-back'],
    summary: 'Records that warehouse goods were not collected in their store and go back',
    ...step,
  }),
  sendOrder: endpoint(shopRoutes.sendOrder, {
    permission: 'order.handle',
    audits: ['order.part-sent', 'order.sent'],
    summary: 'Sends an order or a part of it. Each parcel captures its part of the payment',
    params,
    body: action.extend({
      /** Lines in the parcel; all remaining lines if absent. */
      lineIds: z.array(z.int()).max(500).optional(),
      trackingNumber: typed.optional(),
      /** The carrier's page of the parcel (https); absent if the number is enough. */
      trackingUrl: typed.optional(),
    }),
    reply: outcome,
    errors: [...errors, 'order.parcel-invalid'],
  }),
  pauseOrder: endpoint(shopRoutes.pauseOrder, {
    permission: 'order.handle',
    audits: ['order.paused'],
    summary: 'Pauses an order',
    ...step,
  }),
  resumeOrder: endpoint(shopRoutes.resumeOrder, {
    permission: 'order.handle',
    audits: ['order.handled', 'order.controlled'],
    summary: 'Resumes a paused order',
    ...step,
  }),
  cancelStaffOrder: endpoint(shopRoutes.cancelStaffOrder, {
    permission: 'order.cancel-for-customer',
    audits: ['order.cancelled'],
    summary: 'Cancels an order that was not sent, and returns goods and payment',
    ...step,
  }),
  cancelOrderLines: endpoint(shopRoutes.cancelOrderLines, {
    permission: 'order.cancel-for-customer',
    audits: ['order.lines-cancelled', 'order.controlled', 'order.sent', 'order.refunded'],
    summary: 'Cancels lines that were not sent. Their goods return to stock, and the reserved amount is released',
    params,
    body: action.extend({ lineIds: z.array(z.int()).min(1).max(500) }),
    reply: outcome,
    errors: [...errors, 'order.lines-invalid'],
  }),
  refundOrder: endpoint(shopRoutes.refundOrder, {
    permission: 'order.refund',
    audits: ['order.refunded', 'gift-card.recalled'],
    summary: 'Refunds a sent order, or a part of it, to the payment methods that it was paid with',
    params,
    body: action.extend({
      /** All that remains if null. */
      amount: kronor.positive().multipleOf(0.01).nullable(),
    }),
    reply: outcome,
    errors: [...errors, 'order.refund-too-much', 'order.refund-above-limit', 'order.gift-card-used'],
  }),
  setOrderStatus: endpoint(shopRoutes.setOrderStatus, {
    permission: 'order.handle',
    audits: ['order.controlled', 'order.handled', 'order.paused', 'order.part-sent', 'order.sent', 'order.cancelled'],
    summary: 'Changes an order’s state by the only action that leads to it, for clients that show no actions',
    params: z.object({ orderId: params.shape.id }),
    body: z.object({ status: z.enum(ORDER_STATES) }),
    reply: outcome,
    errors,
  }),
  resendOrderLetter: endpoint(shopRoutes.resendOrderLetter, {
    permission: 'order.handle',
    audits: ['order.letter-resent'],
    summary: 'Sends a letter about an order again when it could not be sent',
    params,
    body: z.object({ letterId: z.string().max(64) }),
    reply: z.object({ success: z.literal(true), data: staffOrder }),
    errors: ['order.not-found', 'order.other-store', 'order.letter-refused'],
  }),
  noteOrder: endpoint(shopRoutes.noteOrder, {
    permission: 'order.note',
    audits: ['order.noted'],
    summary: 'Adds a note to an order. It must not be about health',
    params,
    body: action.extend({ text: typed }),
    reply: outcome,
    errors,
  }),
}
