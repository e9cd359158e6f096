import { type ComponentType, useEffect, useState } from 'react'
import styles from './product-page.module.css'

interface FavouriteProps {
  readonly articleId: number
}

/** The place of the heart, whose code comes once the page is there: all that the first load carries of it is this. */
export function Favourite(props: FavouriteProps) {
  const [Heart, setHeart] = useState<ComponentType<FavouriteProps> | null>(null)
  useEffect(() => {
    // A page without a heart is still the page of a product.
    import('./favourite-button.js').then(
      (code) => setHeart(() => code.default),
      () => undefined,
    )
  }, [])
  return <div className={styles.heart}>{Heart && <Heart {...props} />}</div>
}
