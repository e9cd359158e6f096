import type { ArticleReviews } from '@klarsikt/contract/shop/types'
import { REVIEWS_SHOWN, type ReviewSort, reviewSummary } from '@klarsikt/core/review'
import type { Deps } from '../../../context.js'
import { describeReview } from './describe.js'
import { countShown, findShown } from './find-reviews.js'

type ArticleReviewsDeps = Pick<Deps, 'database' | 'encryption' | 'catalogue'>

/** Reads the reviews of an article and of its other colours and packs; null for an article that is not sold. */
export async function articleReviews(
  deps: ArticleReviewsDeps,
  articleId: number,
  { sort = 'newest', page = 1 }: { readonly sort?: ReviewSort | undefined; readonly page?: number | undefined },
): Promise<ArticleReviews | null> {
  const view = deps.catalogue.state.articles.get(articleId)
  if (!view) return null
  const { variantKey } = view.row
  const { stars, fits } = await countShown(deps.database, variantKey)
  const summary = reviewSummary(stars)
  const pages = Math.max(1, Math.ceil(summary.count / REVIEWS_SHOWN))
  const shownPage = Math.min(page, pages)
  const rows = summary.count === 0 ? [] : await findShown(deps.database, variantKey, { sort, page: shownPage })
  return {
    ...summary,
    stars,
    fits,
    sort,
    page: shownPage,
    pages,
    reviews: rows.map((row) => describeReview(deps, row)),
  }
}
