'use client'
import { stockState, type StockState } from '@klarsikt/core/catalogue'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { useText } from '../../locale/locale.js'
import styles from './stock-status.module.css'

export type StockTexts = Readonly<Record<StockState, string>>

export interface StockStatusProps {
  /** Publication status of the shown price part [PRICE-003, PRICE-004, PRICE-005]. */
  readonly status: number
  readonly texts?: Partial<StockTexts>
}

/** Availability as words and as the shape of the dot, because colour alone is not enough. */
export function StockStatus({ status, texts }: StockStatusProps) {
  const state = stockState(status)
  const say = { ...useTexts(), ...texts }
  return (
    <span className={styles.root} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{say[state]}</span>
    </span>
  )
}

function useTexts(): StockTexts {
  const text = useText()
  return {
    'in-stock': text(productCardMessages.inStock),
    'out-of-stock': text(productCardMessages.outOfStock),
    'in-store': text(productCardMessages.inStoreItem),
  }
}
