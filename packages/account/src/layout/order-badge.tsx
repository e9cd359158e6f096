import type { OrderSummary } from '@klarsikt/contract/shop/types'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { OrderStateBadge, StatusBadge } from '@klarsikt/design-system/status-badge'

/** Where an order is; that it waits in a store says more than that it has been sent. */
export function OrderBadge({ order }: { readonly order: Pick<OrderSummary, 'detailStatus' | 'pickUp'> }) {
  if (order.pickUp === null) return <OrderStateBadge status={order.detailStatus} />
  return <StatusBadge tone={order.pickUp.isLapsed ? 'warning' : 'success'}>{accountOrderMessages.ready()}</StatusBadge>
}
