import type { Article } from '@klarsikt/contract/shop/types'
import type { LoadedProduct } from './load-product.js'
import { useLater } from './use-later.js'
import styles from './product-page.module.css'

const load = () => import('./view-3d.js')

/** Reserves the place of the buttons for the 3D view and the try-on. They need scripts and are loaded with them. */
function View3dSlot({ article }: { readonly article: Article }) {
  const code = useLater(load)
  return <div className={styles.view3d}>{code && <code.default article={article} />}</div>
}

/** Returns the buttons for a product with a 3D model, or undefined for other products. */
export function view3dOf({ article }: Pick<LoadedProduct, 'article'>) {
  return article.dto.model === null ? undefined : <View3dSlot article={article} />
}
