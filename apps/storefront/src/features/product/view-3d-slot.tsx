import type { Article } from '@klarsikt/contract/shop/types'
import { useLater } from './use-later.js'
import styles from './product-page.module.css'

const load = () => import('./view-3d.js')

/** The button to the 3D view, for what has a model; it needs script and comes with it. */
export function View3dSlot({ article }: { readonly article: Article }) {
  const code = useLater(load)
  return <div className={styles.view3d}>{code && <code.default article={article} />}</div>
}
