import type { Article } from '@klarsikt/contract/shop/types'
import { useLaterParts } from './use-later-parts.js'
import styles from './product-page.module.css'

/**
 * Reserves the place for the fit of a frame and the stores that have the article. Their code and data are loaded after
 * the page.
 */
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
