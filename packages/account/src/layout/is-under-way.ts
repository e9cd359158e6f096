import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { OrderStatus } from '@klarsikt/core/order'

/** Does something still happen to the order, or wait for its customer? */
export function isUnderWay({ status, pickUp }: OrderSummary): boolean {
  return status === OrderStatus.Handling || pickUp !== null
}
