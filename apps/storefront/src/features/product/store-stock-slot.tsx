import type { Article } from '@klarsikt/contract/shop/types'
import { useLater } from './use-later.js'
import styles from './product-page.module.css'

const load = () => import('./store-stock.js')

/** Where the stores that have an article are told; the code and the question come once the page stands. */
export function StoreStockSlot({ article }: { readonly article: Article }) {
  const code = useLater(load)
  return <div className={styles.stores}>{code && <code.default articleId={article.id} name={article.name} />}</div>
}
