import { stockState, type StockState } from '@klarsikt/core/catalogue'
import { productMessages } from '@klarsikt/core/messages'
import styles from './stock-status.module.css'

export type StockTexts = Readonly<Record<StockState, string>>

const TEXTS: StockTexts = {
  'in-stock': productMessages['product.inStock'],
  'out-of-stock': productMessages['product.outOfStock'],
  'in-store': productMessages['product.inStoreItem'],
}

export interface StockStatusProps {
  /** Publication status of the shown price part [PRICE-003, PRICE-004, PRICE-005]. */
  readonly status: number
  readonly texts?: StockTexts
}

export function StockStatus({ status, texts = TEXTS }: StockStatusProps) {
  const state = stockState(status)
  return (
    <span className={styles.root} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      {texts[state]}
    </span>
  )
}
