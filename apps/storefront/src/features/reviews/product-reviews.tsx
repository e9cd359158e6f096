import type { ArticleReviews } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { REVIEW_FIT_MESSAGES, REVIEW_FITS, REVIEW_SORTS, REVIEW_STARS } from '@klarsikt/core/review'
import { Anchor } from '@klarsikt/design-system/link'
import { Pagination } from '@klarsikt/design-system/pagination'
import { REVIEWS_ID, reviewsHref } from './reviews-address.js'
import { Stars } from './stars.js'
import styles from './product-reviews.module.css'

interface ProductReviewsProps {
  readonly reviews: ArticleReviews
  /** The path of the product's page. */
  readonly path: string
}

/** Shows the buyers' reviews, and how the shop knows that they are buyers (marknadsföringslagen). */
export default function ProductReviews({ reviews, path }: ProductReviewsProps) {
  const { count, pages, page, sort } = reviews
  return (
    <section id={REVIEWS_ID} className={styles.root} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{reviewMessages.title()}</h2>
      {count === 0 ? (
        <div>
          <p className={styles.none}>{reviewMessages.none()}</p>
          <p className="ks-text-muted">{reviewMessages.noneText()}</p>
        </div>
      ) : (
        <div className={styles.columns}>
          <Summary reviews={reviews} />
          <div className={styles.shown}>
            {count > 1 && <Sorts sort={sort} path={path} />}
            <ul className={styles.list}>
              {reviews.reviews.map((review) => (
                <Review key={review.id} review={review} />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pages}
              label={reviewMessages.pages()}
              href={(to) => reviewsHref(path, { sort, page: to })}
            />
          </div>
        </div>
      )}
      <p className={styles.verified}>{reviewMessages.verified()}</p>
    </section>
  )
}

function Summary({ reviews: { count, average, stars, fits } }: Pick<ProductReviewsProps, 'reviews'>) {
  const answered = REVIEW_FITS.reduce((sum, fit) => sum + fits[fit], 0)
  const number = String(average).replace('.', ',')
  return (
    <div className={styles.summary}>
      {average !== null && (
        <p className={styles.average}>
          <Stars stars={average} />
          {reviewMessages.average({ average: number, count })}
        </p>
      )}
      <ul className={styles.bars}>
        {REVIEW_STARS.map((one) => (
          <li key={one}>
            <span>{reviewMessages.count({ stars: one, count: stars[one] })}</span>
            <meter min={0} max={count} value={stars[one]} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {answered > 0 && (
        <>
          <h3 className={styles.fits}>{reviewMessages.fits()}</h3>
          <ul className={styles.bars}>
            {REVIEW_FITS.map((fit) => (
              <li key={fit}>
                <span>{reviewMessages.count({ stars: REVIEW_FIT_MESSAGES[fit](), count: fits[fit] })}</span>
                <meter min={0} max={answered} value={fits[fit]} aria-hidden="true" />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const SORT_MESSAGES = {
  newest: reviewMessages.sortNewest,
  highest: reviewMessages.sortHighest,
  lowest: reviewMessages.sortLowest,
} as const

/** Chooses the sort order by links, so that each order has an address and needs no scripts. */
function Sorts({ sort, path }: { readonly sort: ArticleReviews['sort']; readonly path: string }) {
  return (
    <nav aria-label={reviewMessages.sort()}>
      <ul className={styles.sorts}>
        {REVIEW_SORTS.map((one) => (
          <li key={one}>
            <Anchor
              href={reviewsHref(path, { sort: one, page: 1 })}
              {...(one === sort && { 'aria-current': 'true' as const })}
            >
              {SORT_MESSAGES[one]()}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Review({ review }: { readonly review: ArticleReviews['reviews'][number] }) {
  const { stars, fit, text, name, variant, writtenOn } = review
  return (
    <li className={styles.review}>
      <p className={styles.facts}>
        <Stars stars={stars} />
        {fit && <span>{REVIEW_FIT_MESSAGES[fit]()}</span>}
      </p>
      <p className={styles.text}>{text}</p>
      <p className="ks-text-small ks-text-muted">
        {reviewMessages.by({ name: name ?? reviewMessages.buyer(), day: dayText(writtenOn) })}
        {variant !== null && ` · ${reviewMessages.variant({ variant })}`}
      </p>
    </li>
  )
}
