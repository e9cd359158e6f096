import type { Article } from '@klarsikt/contract/shop/types'
import { useLaterParts } from './use-later-parts.js'
import styles from './product-page.module.css'

/** Where it is said whether a frame fits and which stores have an article; code and question come once the page stands. */
export function StoreStockSlot({ article }: { readonly article: Article }) {
  const { id, name, widths } = article
  const parts = useLaterParts()
  return (
    <div className={widths ? styles.fitAndStores : styles.stores}>
      {parts && (
        <>
          {widths && <parts.Fit article={article} widths={widths} />}
          <parts.StoreStock articleId={id} name={name} />
        </>
      )}
    </div>
  )
}
