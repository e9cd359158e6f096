'use client'
import { stockState, type StockState } from '@klarsikt/core/catalogue'
import { productMessages } from '@klarsikt/core/messages'
import { useText } from '../../locale/locale.js'
import styles from './stock-status.module.css'

export type StockTexts = Readonly<Record<StockState, string>>

export interface StockStatusProps {
  /** Publication status of the shown price part [PRICE-003, PRICE-004, PRICE-005]. */
  readonly status: number
  readonly texts?: Partial<StockTexts>
}

/** Whether it can be had, in words and in the shape of a mark: colour alone tells nobody. */
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
    'in-stock': text('product.inStock', productMessages['product.inStock']),
    'out-of-stock': text('product.outOfStock', productMessages['product.outOfStock']),
    'in-store': text('product.inStoreItem', productMessages['product.inStoreItem']),
  }
}
