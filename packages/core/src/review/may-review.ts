import { addDays, type PlainDate } from '../calendar/plain-date.js'
import type { Family } from '../catalogue/families.js'

/** Days after delivery before which nobody can review, so that the goods are used first. */
export const REVIEW_FROM_DAYS = 3

/** Days after delivery until which goods can be reviewed. Later the article may have changed. */
export const REVIEW_UNTIL_DAYS = 365

/** The facts that decide whether a customer may review a purchase. */
export type ReviewFacts = {
  /** Family of the article if it is still sold; null if not. */
  readonly family: Family | null
  readonly isDelivered: boolean
  /** The presumed day of delivery. */
  readonly deliveredOn: PlainDate | null
  /** True if the customer has a review of the article in any colour or pack that was not refused. */
  readonly isReviewed: boolean
}

/** Why a purchase cannot be reviewed. */
export type ReviewBar = 'not-delivered' | 'exists' | 'not-sold' | 'too-early' | 'too-late'

/** Returns why a customer may not review a purchase, or null. The caller checks that it is their purchase. */
export function barToReview(
  { family, isDelivered, deliveredOn, isReviewed }: ReviewFacts,
  today: PlainDate,
): ReviewBar | null {
  if (!isDelivered || deliveredOn === null) return 'not-delivered'
  if (isReviewed) return 'exists'
  if (family === null || family === 'gift-card') return 'not-sold'
  if (today < addDays(deliveredOn, REVIEW_FROM_DAYS)) return 'too-early'
  return today > addDays(deliveredOn, REVIEW_UNTIL_DAYS) ? 'too-late' : null
}
