import type { StaffOrder } from '@klarsikt/contract/shop/types'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { formatPrice } from '@klarsikt/core/money'
import { Badge } from '@klarsikt/design-system/badge'
import { OrderLineBadge } from '@klarsikt/design-system/status-badge'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'

/** Lists the goods of the order with their state [ORD-005]. It does not show strengths. */
export function StaffOrderLines({ lines }: Pick<StaffOrder, 'lines'>) {
  return (
    <ul className={layout.list}>
      {lines.map((line) => (
        <li key={line.lineId} className={layout.row}>
          <span className={layout.facts}>
            {line.quantity} × {line.name}
          </span>
          <span className={layout.sum}>
            {line.madeToOrder && <Badge>{staffOrderMessages.madeToOrder()}</Badge>}
            <OrderLineBadge status={line.state} />
            <span className="ks-tabular">{formatPrice(line.total)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
