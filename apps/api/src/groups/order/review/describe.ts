import type { ArticleReviews, StaffReview } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { REVIEW_REFUSAL_MESSAGES, reviewerName } from '@klarsikt/core/review'
import type { Deps } from '../../../context.js'
import { openProfile } from '../../person/index.js'
import type { ReviewRow } from './find-reviews.js'
import { openReview } from './sealed-review.js'

type DescribeDeps = Pick<Deps, 'encryption' | 'catalogue'>

/** Describes a review for everybody. */
export function describeReview(
  { encryption, catalogue }: DescribeDeps,
  row: ReviewRow,
): ArticleReviews['reviews'][number] {
  return {
    id: row.id,
    stars: row.stars,
    fit: row.fit,
    text: openReview(encryption, row.content),
    name: reviewerName(openProfile(encryption, row.profile), row.isNameShown),
    variant: catalogue.state.articles.get(row.articleId)?.row.data.variantName ?? null,
    writtenOn: stockholmDate(row.writtenAt),
  }
}

/** Describes a review for staff: its author, order and decision. */
export function describeStaffReview(deps: DescribeDeps, row: ReviewRow): StaffReview {
  const { firstName, lastName } = openProfile(deps.encryption, row.profile)
  const article = deps.catalogue.state.articles.get(row.articleId)?.card
  return {
    ...describeReview(deps, row),
    state: row.state,
    article: { name: article ? `${article.brand} ${article.name}` : row.model, url: article?.url ?? null },
    orderNumber: row.orderNumber,
    customer: { number: row.customerNumber, name: `${firstName} ${lastName}` },
    writtenAt: row.writtenAt.toISOString(),
    decision: row.decidedAt && {
      store: row.storeName ?? '',
      at: row.decidedAt.toISOString(),
      reasonText: reasonText(row),
    },
  }
}

/** Why a review is not shown; null when it is shown or waits. */
export const reasonText = ({ refusal }: Pick<ReviewRow, 'refusal'>): string | null =>
  refusal && REVIEW_REFUSAL_MESSAGES[refusal]()
