import { oneOf, type ValueOf } from '../lib/one-of.js'

/** Coarse status of an order in the API, for lists and filters [ENUM-006]. */
export const OrderStatus = { Handling: 1, Delivered: 2, Canceled: 3 } as const
export type OrderStatus = ValueOf<typeof OrderStatus>
export const isOrderStatus = oneOf([1, 2, 3])

/** Whether something still has to be confirmed [ENUM-018]. */
export const CONFIRMATION_STATES = ['pending', 'confirmed'] as const
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number]
