import type { Confirmation } from '@klarsikt/contract/shop/types'
import { formatPrice } from '@klarsikt/core/money'
import { withdrawalText } from '@klarsikt/core/order'
import { Picture } from '@klarsikt/design-system/picture'
import styles from './confirmation-page.module.css'

type ConfirmedLine = Confirmation['lines'][number]

/** Lists the bought goods with pictures. A lens stands under its frame. */
export function ConfirmedLines({ lines }: { readonly lines: Confirmation['lines'] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        // The lines of an order never change places and have no id, so the index is the key.
        <li key={index} className={styles.line} data-nested={line.parentLine !== null || undefined}>
          {line.parentLine === null && (
            <span className={styles.media}>{line.media && <Picture src={line.media} alt="" sizes="88px" />}</span>
          )}
          <Words line={line} />
          <span className={styles.price}>{formatPrice(line.lineTotal)}</span>
        </li>
      ))}
    </ul>
  )
}

function Words({ line }: { readonly line: ConfirmedLine }) {
  const notes = [
    ...(line.quantity > 1 ? [`${line.quantity} st à ${formatPrice(line.unitPrice)}`] : []),
    ...(line.prescriptionText?.split('\n') ?? []),
    withdrawalText(line),
  ]
  return (
    <div className={styles.words}>
      {line.brand && <p className={styles.note}>{line.brand}</p>}
      <p className={styles.name}>{line.description}</p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}
