import * as storesMessages from '@klarsikt/core/messages/stores'
import { formatKm } from '@klarsikt/core/stores'
import { StoreIcon } from '@klarsikt/design-system/icons'
import { useState } from 'react'
import { StoreStockSheet } from './store-stock-sheet.js'
import { useStoreStock } from './use-store-stock.js'
import styles from './store-stock.module.css'

interface StoreStockProps {
  readonly articleId: number
  readonly name: string
}

/**
 * Says how many stores have an article, and the nearest one once a place is known. A sheet with the list opens from
 * below.
 */
export default function StoreStock({ articleId, name }: StoreStockProps) {
  const search = useStoreStock(articleId)
  const [isOpen, setIsOpen] = useState(false)
  const { found, place } = search
  if (found.kind === 'loading' && place === null) return null
  const nearest = found.kind === 'found' ? found.stores[0] : undefined
  return (
    <>
      <p className={styles.line}>
        <StoreIcon size={20} />
        <span>
          {found.kind === 'found' ? storesMessages.stockCount({ count: found.count }) : storesMessages.stockTitle()}
          {nearest?.km !== undefined &&
            `, ${storesMessages.stockNearest({ store: nearest.name, km: formatKm(nearest.km) })}`}
          {(found.kind !== 'found' || found.count > 0) && (
            <>
              <br />
              <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                {storesMessages.stockShow()}
              </button>
            </>
          )}
        </span>
      </p>
      <StoreStockSheet name={name} search={search} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
