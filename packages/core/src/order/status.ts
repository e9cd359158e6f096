import { oneOf, type ValueOf } from '../lib/one-of.js'

/** The coarse status of an order on the wire, for lists and filters; message key `order.status.<n>` [ENUM-006]. */
export const OrderStatus = { Handling: 1, Delivered: 2, Canceled: 3 } as const
export type OrderStatus = ValueOf<typeof OrderStatus>
export const isOrderStatus = oneOf([1, 2, 3])

/** Whether an action is still required [ENUM-018]. */
export const CONFIRMATION_STATES = ['pending', 'confirmed'] as const
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number]
