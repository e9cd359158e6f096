import { randomUUID } from 'node:crypto'
import { after, DAY_MS, type Klarna } from './context.js'
import type { FraudStatus, KlarnaOrder, Purchase } from './types.js'

const ORDER_MS = 28 * DAY_MS

/** What a new order needs: a purchase, and the approval or the saved payment method that pays for it. */
export type OrderOrigin = {
  purchase: Purchase
  fraud: FraudStatus
  authorization_token: string | null
  customer_token?: string
}

export function addOrder(
  klarna: Klarna,
  { purchase, fraud, authorization_token, customer_token }: OrderOrigin,
): KlarnaOrder {
  const now = klarna.now()
  const order: KlarnaOrder = {
    order_id: randomUUID(),
    status: fraud === 'REJECTED' ? 'CANCELLED' : 'AUTHORIZED',
    fraud_status: fraud,
    purchase,
    authorization_token,
    customer_token,
    klarna_reference: randomUUID().slice(0, 8).toUpperCase(),
    remaining_authorized_amount: fraud === 'REJECTED' ? 0 : purchase.order_amount,
    captures: [],
    refunds: [],
    acknowledged: false,
    created_at: now.toISOString(),
    expires_at: after(now, ORDER_MS),
  }
  klarna.state.orders.set(order.order_id, order)
  return order
}
