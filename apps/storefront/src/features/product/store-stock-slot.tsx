import type { Article } from '@klarsikt/contract/shop/types'
import { type ComponentType, useEffect, useState } from 'react'
import styles from './product-page.module.css'

/** The page comes first. */
const PAUSE_MS = 300

type StoreStock = ComponentType<{ readonly articleId: number; readonly name: string }>

/** Where the stores that have an article are told; the code and the question come once the page stands. */
export function StoreStockSlot({ article }: { readonly article: Article }) {
  const [loaded, setLoaded] = useState<{ readonly StoreStock: StoreStock } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without its code the line is left out: it has not been asked for.
      import('./store-stock.js').then(
        (code) => setLoaded({ StoreStock: code.default }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.stores}>{loaded && <loaded.StoreStock articleId={article.id} name={article.name} />}</div>
  )
}
