import type { Article } from '@klarsikt/contract/shop/types'
import type { LoadedProduct } from './load-product.js'
import { useLater } from './use-later.js'
import styles from './product-page.module.css'

const load = () => import('./view-3d.js')

/** The buttons to the 3D view and the try-on, for what has a model; they need script and come with it. */
function View3dSlot({ article }: { readonly article: Article }) {
  const code = useLater(load)
  return <div className={styles.view3d}>{code && <code.default article={article} />}</div>
}

/** The way to the 3D view of what has a model; undefined for everything else. */
export function view3dOf({ article }: Pick<LoadedProduct, 'article'>) {
  return article.dto.model === null ? undefined : <View3dSlot article={article} />
}
