import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { ORDER_STATE_MESSAGES, orderStatus, type OrderState } from '@klarsikt/core/order'

type Whereabouts = Pick<OrderSummary, 'orderNumber' | 'status' | 'detailStatus' | 'statusText'>

/** The state of an order, in the form of every answer [ENUM-006, ORD-002]. */
export function whereaboutsOf(number: string, state: OrderState): Whereabouts {
  return {
    orderNumber: number,
    status: orderStatus(state),
    detailStatus: state,
    statusText: ORDER_STATE_MESSAGES[state](),
  }
}
