import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { partFaults } from './arithmetic.js'
import { after, DAY_MS, isPast, type Klarna } from './context.js'
import type { Operation } from './faults.js'
import { operation, type Call, type Env } from './operation.js'
import { badBody, problem } from './problems.js'
import { OrderLine, type Answer, type Capture, type KlarnaOrder, type Refund } from './types.js'

/** Klarna Order Management v1. */
export function orderManagementRoutes(klarna: Klarna): Hono<Env> {
  const on = (name: Operation, verb: (order: KlarnaOrder, call: Call) => Promise<Answer> | Answer) =>
    operation(klarna, name, (call) => {
      const order = currentOrder(klarna, call.param('id'))
      return order ? verb(order, call) : problem(404, 'NO_SUCH_ORDER', `Order ${call.param('id')} cannot be found`)
    })
  return new Hono<Env>()
    .get(
      '/orders/:id',
      on('om.read-order', (order) => ({ status: 200, body: orderBody(order) })),
    )
    .post(
      '/orders/:id/captures',
      on('om.capture', (order, call) => capture(klarna, order, call)),
    )
    .get('/orders/:id/captures/:captureId', on('om.read-capture', readCapture))
    .post(
      '/orders/:id/refunds',
      on('om.refund', (order, call) => refund(klarna, order, call)),
    )
    .post('/orders/:id/cancel', on('om.cancel', cancel))
    .patch('/orders/:id/authorization', on('om.authorization', authorization))
    .post('/orders/:id/release-remaining-authorization', on('om.release', release))
    .post(
      '/orders/:id/extend-authorization-time',
      on('om.extend', (order) => extend(klarna, order)),
    )
    .patch('/orders/:id/merchant-references', on('om.references', references))
    .post('/orders/:id/acknowledge', on('om.acknowledge', acknowledge))
}

/** Returns the order. When its authorization has expired, the uncaptured amount is released. */
export function currentOrder(klarna: Klarna, id: string): KlarnaOrder | undefined {
  const order = klarna.state.orders.get(id)
  if (order && order.remaining_authorized_amount > 0 && isPast(klarna, order.expires_at)) {
    order.status = order.captures.length ? 'CLOSED' : 'EXPIRED'
    order.remaining_authorized_amount = 0
  }
  return order
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
export const capturedAmount = (order: KlarnaOrder): number => sum(order.captures.map((one) => one.captured_amount))
export const refundedAmount = (order: KlarnaOrder): number => sum(order.refunds.map((one) => one.refunded_amount))

/** Returns the order as the API shows it. */
export function orderBody(order: KlarnaOrder): Record<string, unknown> {
  const { purchase, acknowledged: _internal, authorization_token: _secret, customer_token: _token, ...rest } = order
  const { merchant_urls: _urls, intent: _intent, auto_capture: _auto, ...shown } = purchase
  return {
    ...shown,
    ...rest,
    original_order_amount: order.original_order_amount ?? purchase.order_amount,
    captured_amount: capturedAmount(order),
    refunded_amount: refundedAmount(order),
  }
}

const CaptureRequest = z.object({
  captured_amount: z.int().min(1),
  description: z.string().max(255).optional(),
  reference: z.string().max(255).optional(),
  order_lines: z.array(OrderLine).default([]),
  shipping_info: z.array(z.record(z.string(), z.unknown())).optional(),
})

async function capture(klarna: Klarna, order: KlarnaOrder, call: Call): Promise<Answer> {
  const request = CaptureRequest.safeParse(await call.body())
  if (!request.success) return badBody(request.error)
  const { captured_amount: amount, order_lines: lines } = request.data
  const faults = partFaults(lines, amount, 'captured_amount')
  if (faults.length > 0) return problem(400, 'BAD_VALUE', ...faults.map((fault) => `Bad value: ${fault}`))
  if (order.fraud_status !== 'ACCEPTED') return problem(403, 'CAPTURE_NOT_ALLOWED', 'Order is under fraud review')
  if (!['AUTHORIZED', 'PART_CAPTURED'].includes(order.status)) {
    return problem(403, 'CAPTURE_NOT_ALLOWED', `Capture not allowed: order is ${order.status}`)
  }
  if (amount > order.remaining_authorized_amount) {
    return problem(403, 'CAPTURE_NOT_ALLOWED', 'Captured amount is higher than the remaining authorized amount.')
  }
  const made: Capture = {
    capture_id: randomUUID(),
    klarna_reference: `${order.klarna_reference}-${order.captures.length + 1}`,
    captured_amount: amount,
    refunded_amount: 0,
    captured_at: klarna.now().toISOString(),
    description: request.data.description,
    reference: request.data.reference,
    order_lines: lines,
  }
  order.captures.push(made)
  order.remaining_authorized_amount -= amount
  order.status = order.remaining_authorized_amount === 0 ? 'CAPTURED' : 'PART_CAPTURED'
  return created(klarna, order, 'captures', made.capture_id, 'capture-id')
}

function created(klarna: Klarna, order: KlarnaOrder, folder: string, id: string, header: string): Answer {
  const location = `${klarna.options.url()}/ordermanagement/v1/orders/${order.order_id}/${folder}/${id}`
  return { status: 201, headers: { [header]: id, location } }
}

function readCapture(order: KlarnaOrder, call: Call): Answer {
  const found = order.captures.find((one) => one.capture_id === call.param('captureId'))
  return found ? { status: 200, body: found } : problem(404, 'NO_SUCH_CAPTURE', 'Capture could not be found')
}

const RefundRequest = z.object({
  refunded_amount: z.int().min(1),
  description: z.string().max(255).optional(),
  reference: z.string().max(255).optional(),
  order_lines: z.array(OrderLine).default([]),
})

async function refund(klarna: Klarna, order: KlarnaOrder, call: Call): Promise<Answer> {
  const request = RefundRequest.safeParse(await call.body())
  if (!request.success) return badBody(request.error)
  if (!order.captures.length) return problem(403, 'REFUND_NOT_ALLOWED', 'Order has no captures. Refund not possible')
  const { refunded_amount: amount, description, reference } = request.data
  if (amount > capturedAmount(order) - refundedAmount(order)) {
    return problem(403, 'REFUND_NOT_ALLOWED', 'Refund amount is higher than the captured amount that is left')
  }
  const made: Refund = {
    refund_id: randomUUID(),
    refunded_amount: amount,
    refunded_at: klarna.now().toISOString(),
    description,
    reference,
  }
  order.refunds.push(made)
  spreadRefund(order, amount)
  return created(klarna, order, 'refunds', made.refund_id, 'refund-id')
}

function spreadRefund(order: KlarnaOrder, amount: number): void {
  let left = amount
  for (const one of order.captures) {
    const part = Math.min(left, one.captured_amount - one.refunded_amount)
    one.refunded_amount += part
    left -= part
  }
}

function cancel(order: KlarnaOrder): Answer {
  if (order.captures.length)
    return problem(403, 'CANCEL_NOT_ALLOWED', 'Order has previous captures. Cancel not possible')
  if (order.status === 'CANCELLED') return problem(403, 'CANCEL_NOT_ALLOWED', 'Order is already cancelled')
  order.status = 'CANCELLED'
  order.remaining_authorized_amount = 0
  return { status: 204 }
}

const Authorization = z.object({
  order_amount: z.int().min(0),
  description: z.string().max(255).optional(),
  order_lines: z.array(OrderLine).default([]),
})

/**
 * Lowers the authorized amount. The real Klarna checks the customer again before it raises the amount, and the
 * simulator does not simulate that.
 */
async function authorization(order: KlarnaOrder, call: Call): Promise<Answer> {
  const request = Authorization.safeParse(await call.body())
  if (!request.success) return badBody(request.error)
  const { order_amount: amount, order_lines: lines } = request.data
  const faults = partFaults(lines, amount, 'order_amount')
  if (faults.length > 0) return problem(400, 'BAD_VALUE', ...faults.map((fault) => `Bad value: ${fault}`))
  const captured = capturedAmount(order)
  if (order.fraud_status !== 'ACCEPTED' || !['AUTHORIZED', 'PART_CAPTURED'].includes(order.status))
    return problem(403, 'NOT_ALLOWED', `Update not allowed: order is ${order.status}`)
  if (amount < captured) return problem(403, 'NOT_ALLOWED', 'Order amount is lower than the captured amount')
  if (amount > order.purchase.order_amount) return problem(403, 'NOT_ALLOWED', 'Order amount cannot be raised')
  order.original_order_amount ??= order.purchase.order_amount
  order.purchase.order_amount = amount
  order.purchase.order_lines = lines
  order.purchase.order_tax_amount = sum(lines.map((line) => line.total_tax_amount))
  order.remaining_authorized_amount = amount - captured
  if (order.remaining_authorized_amount === 0 && captured > 0) order.status = 'CAPTURED'
  return { status: 204 }
}

function release(order: KlarnaOrder): Answer {
  if (order.status !== 'PART_CAPTURED')
    return problem(403, 'NOT_ALLOWED', 'Order has no remaining authorization to release')
  order.remaining_authorized_amount = 0
  order.status = 'CAPTURED'
  return { status: 204 }
}

const EXTENSION_MS = 28 * DAY_MS

function extend(klarna: Klarna, order: KlarnaOrder): Answer {
  if (order.remaining_authorized_amount === 0)
    return problem(403, 'NOT_ALLOWED', 'Order authorization cannot be extended')
  order.expires_at = after(klarna.now(), EXTENSION_MS)
  return { status: 204 }
}

const References = z.object({
  merchant_reference1: z.string().max(255).optional(),
  merchant_reference2: z.string().max(255).optional(),
})

async function references(order: KlarnaOrder, call: Call): Promise<Answer> {
  const request = References.safeParse(await call.body())
  if (!request.success) return badBody(request.error)
  Object.assign(order.purchase, request.data)
  return { status: 204 }
}

function acknowledge(order: KlarnaOrder): Answer {
  order.acknowledged = true
  return { status: 204 }
}
