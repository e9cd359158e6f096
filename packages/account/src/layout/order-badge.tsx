import type { OrderSummary } from '@klarsikt/contract/shop/types'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { OrderStateBadge, StatusBadge } from '@klarsikt/design-system/status-badge'

/** Shows the state of an order. "Ready in the store" replaces "sent", since it tells the customer more. */
export function OrderBadge({ order }: { readonly order: Pick<OrderSummary, 'detailStatus' | 'pickUp'> }) {
  if (order.pickUp === null) return <OrderStateBadge status={order.detailStatus} />
  return <StatusBadge tone={order.pickUp.isLapsed ? 'warning' : 'success'}>{accountOrderMessages.ready()}</StatusBadge>
}
