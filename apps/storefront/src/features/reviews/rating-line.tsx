import type { ArticleReviews } from '@klarsikt/contract/shop/types'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { Anchor } from '@klarsikt/design-system/link'
import { REVIEWS_ID } from './reviews-address.js'
import { Stars } from './stars.js'
import styles from './product-reviews.module.css'

interface RatingLineProps {
  readonly reviews: Pick<ArticleReviews, 'count'>
  readonly average: number
}

/** Shows the average rating in one line that links to the reviews. */
export default function RatingLine({ reviews: { count }, average }: RatingLineProps) {
  const text = reviewMessages.average({ average: String(average).replace('.', ','), count })
  return (
    <p>
      <Anchor href={`#${REVIEWS_ID}`} className={styles.rating ?? ''}>
        <span aria-hidden="true">
          <Stars stars={average} />
        </span>
        {text}
      </Anchor>
    </p>
  )
}
