import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { formatPrice } from '@klarsikt/core/money'
import layout from '../../layout/account-page.module.css'

/** Payment links that wait for their customers [STAFF-005]. */
export function WaitingLinks({ links }: Pick<StaffOrders, 'links'>) {
  if (links.length === 0) return <p className="ks-text-muted">{staffOrderMessages.linkEmpty()}</p>
  return (
    <ul className={layout.list}>
      {links.map(({ id, purpose, storeName, expiresAt, amount }) => (
        <li key={id} className={layout.row}>
          <span className={layout.facts}>
            <span className={layout.name}>{purpose}</span>
            {storeName !== null && <span>{storeName}</span>}
            <span className="ks-text-muted">
              {staffOrderMessages.linkExpires({ at: dateTimeText(new Date(expiresAt)) })}
            </span>
          </span>
          <span className="ks-tabular">{formatPrice(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
