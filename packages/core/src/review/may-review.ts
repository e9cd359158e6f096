import { addDays, type PlainDate } from '../calendar/plain-date.js'
import type { Family } from '../catalogue/families.js'

/** Goods are worn for some days first. */
export const REVIEW_FROM_DAYS = 3

/** After a year others buy something else than what was sent then. */
export const REVIEW_UNTIL_DAYS = 365

/** What decides whether a customer may review something. */
export type ReviewFacts = {
  /** Of the goods as they are sold today; null where they are not. */
  readonly family: Family | null
  readonly isDelivered: boolean
  /** The day on which they are presumed to have come. */
  readonly deliveredOn: PlainDate | null
  /** By this customer, in any colour or pack, and not refused. */
  readonly isReviewed: boolean
}

/** Why something cannot be reviewed. */
export type ReviewBar = 'not-delivered' | 'exists' | 'not-sold' | 'too-early' | 'too-late'

/** Why a customer may not review what was bought; null where nothing bars it. Only buyers ask. */
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
