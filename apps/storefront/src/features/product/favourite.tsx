import { useLaterParts } from './use-later-parts.js'
import styles from './product-page.module.css'

/** The place of the heart, whose code comes once the page is there: all that the first load carries of it is this. */
export function Favourite({ articleId }: { readonly articleId: number }) {
  const parts = useLaterParts()
  return <div className={styles.heart}>{parts && <parts.FavouriteButton articleId={articleId} />}</div>
}
