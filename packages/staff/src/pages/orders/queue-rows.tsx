import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { Link } from '@klarsikt/design-system/link'
import { OrderStateBadge } from '@klarsikt/design-system/status-badge'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'

/** Lists the orders of one page of a queue, each with a link to its page. */
export function QueueRows({ orders }: Pick<StaffOrders, 'orders'>) {
  if (orders.length === 0) return <p className="ks-text-muted">{staffOrderMessages.empty()}</p>
  return (
    <ul className={layout.list}>
      {orders.map((order) => (
        <li key={order.number} className={layout.row}>
          <span className={layout.facts}>
            <Link variant="standalone" arrow href={href('staff-order', { orderId: order.number })}>
              {staffPageMessages.order({ orderNumber: order.number })}
            </Link>
            <span>
              {staffOrderMessages.pieces({ count: order.pieces })}, {order.deliveryName}
              {order.storeName !== null && `, ${order.storeName}`}
            </span>
            <span className="ks-text-muted">
              {staffOrderMessages.placed({ at: dateTimeText(new Date(order.placedAt)) })}
            </span>
          </span>
          <span className={layout.sum}>
            {order.madeToOrder && <Badge>{staffOrderMessages.madeToOrder()}</Badge>}
            {order.partSent && <Badge tone="warning">{staffOrderMessages.partSent()}</Badge>}
            <OrderStateBadge status={order.state} />
            <span className="ks-tabular">{formatPrice(order.total)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
