import type { ArticleCard } from '@klarsikt/contract/shop/types'
import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Link } from '@klarsikt/design-system/link'
import { Price } from '@klarsikt/design-system/price'
import FavouriteButton from '../favourites/favourite-button.js'
import styles from './try-on-caption.module.css'

interface TryOnCaptionProps {
  readonly articleId: number
  /** Undefined until it is fetched, and for an article that is not sold. */
  readonly card: ArticleCard | undefined
}

/** Shows name and price of one of two frames on a face, with its heart and a link to its page. */
export function TryOnCaption({ articleId, card }: TryOnCaptionProps) {
  if (!card) return null
  const { brand, name, url, price, lowestPrice30, couponCode } = card
  return (
    <div className={styles.root}>
      <p className={styles.name}>
        <strong>{brand}</strong> {name}
      </p>
      <Price price={{ ...price.unit, fromPrice: null }} lowestPrice30={lowestPrice30} couponCode={couponCode} />
      <div className={styles.actions}>
        <FavouriteButton articleId={articleId} name={name} />
        <Link href={url} aria-label={tryOnMessages.compareProductName({ name })}>
          {tryOnMessages.compareProduct()}
        </Link>
      </div>
    </div>
  )
}
