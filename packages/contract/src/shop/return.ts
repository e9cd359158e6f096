import { isOrderNumber } from '@klarsikt/core/order'
import { isReturnNumber, RETURN_OUTCOMES, RETURN_REASONS, returnStates } from '@klarsikt/core/return'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant, kronor, plainDate, queuePage } from './parts.js'
import { shopRoutes } from './routes.js'

const orderNumber = z.string().refine(isOrderNumber)
const returnId = z.string().refine(isReturnNumber)
const lineId = z.string().min(1).max(10)

const goods = {
  lineId: z.string(),
  description: z.string(),
  brand: z.string(),
  media: z.string().nullable(),
}

/** An order line, and what can be returned of it today. */
export const returnableLine = z
  .object({
    ...goods,
    /** For lenses, the line of their frame. They are returned with it. */
    parentLineId: z.string().nullable(),
    quantity: z.int(),
    /** Pieces that can still be returned. */
    left: z.int(),
    /** Price of one piece, with the lenses that are returned with it. */
    price: kronor,
    /** Last day to return it; null before the order is sent. */
    until: plainDate.nullable(),
    /** Until when it can be returned, or why not and what is possible instead. */
    note: z.string(),
  })
  .meta({ id: 'ReturnableLine' })

export const orderReturn = z
  .object({
    returnId: z.string(),
    orderNumber: z.string(),
    state: z.enum(returnStates.states),
    stateText: z.string(),
    registeredAt: instant,
    /** When all of it had been received. */
    confirmedAt: instant.nullable(),
    /** When the money had been refunded. */
    refundedAt: instant.nullable(),
    /** What the customer gets or has got, without the delivery price that is refunded with the last piece. */
    amount: kronor,
    /** What has been refunded so far or is being refunded. */
    refunded: kronor,
    /** Address of the label to print (PDF); null once nothing is on its way. */
    labelUrl: z.string().nullable(),
    lines: z.array(
      z.object({
        ...goods,
        quantity: z.int(),
        reason: z.enum(RETURN_REASONS),
        reasonText: z.string(),
        amount: kronor,
        mayRestock: z.boolean(),
        /** What happened to the goods; null until they are received. */
        outcome: z.enum(RETURN_OUTCOMES).nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderReturn' })

const pendingReturns = z.object({ returns: z.array(orderReturn), page: z.int(), pages: z.int() })

const PDF = 'application/pdf'
const returnReply = z.object({ success: z.literal(true), data: orderReturn })

export const returnEndpoints = {
  getOrderReturns: endpoint(shopRoutes.getOrderReturns, {
    permission: 'order.read',
    summary: 'Lists what can be returned of an order, and its returns',
    params: z.object({ orderId: orderNumber }),
    reply: z.object({
      data: z.object({
        orderNumber: z.string(),
        isSent: z.boolean(),
        /** Until when a club member may exchange its frames in a store; null if not possible. */
        exchangeUntil: plainDate.nullable(),
        lines: z.array(returnableLine),
        returns: z.array(orderReturn),
      }),
    }),
    errors: ['order.other-store', 'order.not-found'],
  }),
  registerReturn: endpoint(shopRoutes.registerReturn, {
    permission: 'order.return',
    audits: ['return.registered'],
    summary: 'Registers a return of lines of the customer’s order',
    params: z.object({ orderId: orderNumber }),
    body: z.object({
      lines: z.array(z.object({ lineId, quantity: z.int(), reason: z.enum(RETURN_REASONS) })).max(100),
    }),
    reply: returnReply,
    errors: [
      'order.not-found',
      'request.invalid',
      'return.not-sent',
      'return.empty',
      'return.unknown-line',
      'return.quantity-invalid',
      'return.with-frame',
      'return.gift-card',
      'return.too-late',
    ],
  }),
  getPendingReturns: endpoint(shopRoutes.getPendingReturns, {
    permission: 'return.confirm',
    summary: 'Lists the returns that are on their way, oldest first, one page at a time',
    query: z.object({ page: queuePage.optional() }),
    reply: z.object({ data: pendingReturns }),
  }),
  cancelReturn: endpoint(shopRoutes.cancelReturn, {
    permission: 'order.return',
    audits: ['return.cancelled'],
    summary: 'Cancels a return of the customer of which nothing was received',
    params: z.object({ returnId }),
    reply: returnReply,
    errors: ['return.not-found', 'return.closed'],
  }),
  confirmReturn: endpoint(shopRoutes.confirmReturn, {
    permission: 'return.confirm',
    audits: ['return.received', 'order.refunded'],
    summary: 'Confirms lines of a return as received and refunds them to the original payment methods',
    params: z.object({ returnId }),
    body: z.object({ lines: z.array(z.object({ lineId, outcome: z.enum(RETURN_OUTCOMES) })).max(100) }),
    reply: returnReply,
    errors: [
      'order.other-store',
      'return.not-found',
      'return.closed',
      'return.empty',
      'return.unknown-line',
      'return.no-restock',
      'request.invalid',
    ],
  }),
  getReturnLabel: endpoint(shopRoutes.getReturnLabel, {
    permission: 'order.read',
    summary: 'Returns the label of a return as PDF',
    params: z.object({ returnId }),
    reply: z.unknown(),
    binary: PDF,
    errors: ['order.other-store', 'return.not-found', 'return.closed'],
  }),
  getOrderReceipt: endpoint(shopRoutes.getOrderReceipt, {
    permission: 'order.read',
    summary: 'Returns the receipt of a sent order with its VAT, as PDF',
    params: z.object({ orderId: orderNumber }),
    reply: z.unknown(),
    binary: PDF,
    errors: ['order.other-store', 'order.not-found', 'order.no-receipt'],
  }),
}
