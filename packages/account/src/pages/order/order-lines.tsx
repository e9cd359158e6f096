import type { OrderLine } from '@klarsikt/contract/shop/types'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { formatPrice } from '@klarsikt/core/money'
import { withdrawalText } from '@klarsikt/core/order'
import { Link } from '@klarsikt/design-system/link'
import { Picture } from '@klarsikt/design-system/picture'
import { OrderLineBadge } from '@klarsikt/design-system/status-badge'
import styles from './order.module.css'

/** Lists the goods of the order with their state. A lens stands under its frame [ORD-005]. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId} className={styles.line} data-nested={line.parentLine !== null || undefined}>
          {line.parentLine === null && (
            <span className={styles.media}>{line.media && <Picture src={line.media} alt="" sizes="64px" />}</span>
          )}
          <Words line={line} />
          <span className={styles.price}>{formatPrice(line.lineTotal)}</span>
        </li>
      ))}
    </ul>
  )
}

function Words({ line }: { readonly line: OrderLine }) {
  const name = `${line.brand} ${line.description}`.trim()
  const notes = [
    accountOrderMessages.perPiece({ count: line.quantity, price: formatPrice(line.unitPrice) }),
    ...(line.prescriptionText?.split('\n') ?? []),
    withdrawalText(line),
  ]
  return (
    <div className={styles.words}>
      {line.url === null || line.parentLine !== null ? <span>{name}</span> : <Link href={line.url}>{name}</Link>}
      <OrderLineBadge status={line.status} />
      {notes.map((note) => (
        <span key={note} className="ks-text-small ks-text-muted">
          {note}
        </span>
      ))}
    </div>
  )
}
