import type { ReviewStars } from './check-review.js'

/** Number of reviews for each number of stars. */
export type StarCounts = Readonly<Record<ReviewStars, number>>

export const NO_STARS: StarCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const REVIEWS_SHOWN = 5

/** Returns the number of reviews and their average rounded to one decimal; null without reviews. */
export function reviewSummary(counts: StarCounts): { readonly count: number; readonly average: number | null } {
  const rows = Object.entries(counts).map(([stars, count]) => [Number(stars), count] as const)
  const count = rows.reduce((sum, [, of]) => sum + of, 0)
  const stars = rows.reduce((sum, [each, of]) => sum + each * of, 0)
  return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10 }
}

/** Returns the name to show with a review, such as `Anna E.`. Null if the customer has not agreed or has no name. */
export function reviewerName(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  isNameShown: boolean,
): string | null {
  const first = firstName.trim().split(/\s+/)[0] ?? ''
  if (!isNameShown || first === '') return null
  const [initial = ''] = lastName.trim()
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`
}
