import { REVIEW_SORTS, type ReviewSort } from '@klarsikt/core/review'

/** The fragment of the reviews on a product page. */
export const REVIEWS_ID = 'omdomen'

const SORT_PARAM = 'omdomen-ordning'
const PAGE_PARAM = 'omdomen-sida'

/** Reads from an address which reviews to show. The default is the newest. */
export function readReviews(params: URLSearchParams): { readonly sort: ReviewSort; readonly page: number } {
  const page = Number(params.get(PAGE_PARAM))
  return {
    sort: REVIEW_SORTS.find((one) => one === params.get(SORT_PARAM)) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  }
}

export function reviewsHref(
  path: string,
  { sort, page }: { readonly sort: ReviewSort; readonly page: number },
): string {
  const params = new URLSearchParams()
  if (sort !== 'newest') params.set(SORT_PARAM, sort)
  if (page > 1) params.set(PAGE_PARAM, String(page))
  const query = params.toString()
  return `${path}${query === '' ? '' : `?${query}`}#${REVIEWS_ID}`
}
