import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { OrderStatus } from '@klarsikt/core/order'

/** Returns whether the shop still handles the order, or the order waits in a store for the customer. */
export function isUnderWay({ status, pickUp }: OrderSummary): boolean {
  return status === OrderStatus.Handling || pickUp !== null
}
