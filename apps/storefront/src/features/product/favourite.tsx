import { useLaterParts } from './use-later-parts.js'
import styles from './product-page.module.css'

/** Reserves the place of the heart. Only this small part is in the first load, and the heart's code is loaded later. */
export function Favourite({ articleId }: { readonly articleId: number }) {
  const parts = useLaterParts()
  return <div className={styles.heart}>{parts && <parts.FavouriteButton articleId={articleId} />}</div>
}
