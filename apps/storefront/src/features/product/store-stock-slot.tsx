import type { Article } from '@klarsikt/contract/shop/types'
import { type ComponentType, useEffect, useState } from 'react'
import { whenVisible } from '../../lib/when-visible.js'
import styles from './product-page.module.css'

/** The page comes first. */
const PAUSE_MS = 300

type StoreStock = ComponentType<{ readonly articleId: number; readonly name: string }>

/** Where the stores that have an article are told; the code and the question come once the page stands. */
export function StoreStockSlot({ article }: { readonly article: Article }) {
  const [loaded, setLoaded] = useState<{ readonly StoreStock: StoreStock } | null>(null)
  useEffect(
    () =>
      whenVisible(PAUSE_MS, () => {
        // Nobody has asked for it yet: without its code the line is left out.
        import('./store-stock.js').then(
          (code) => setLoaded({ StoreStock: code.default }),
          () => undefined,
        )
      }),
    [],
  )
  return (
    <div className={styles.stores}>{loaded && <loaded.StoreStock articleId={article.id} name={article.name} />}</div>
  )
}
