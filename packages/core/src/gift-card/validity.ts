import { type PlainDate } from '../calendar/index.js'
import { addMonths } from '../calendar/plain-date.js'

/** Months that a gift card is valid from the day it is sent (the shop chose it). */
export const GIFT_CARD_VALID_MONTHS = 24

/** Returns the last day on which a card that is sent on a day is valid. */
export function giftCardValidUntil(sentOn: PlainDate): PlainDate {
  return addMonths(sentOn, GIFT_CARD_VALID_MONTHS)
}

/** Tells whether a card has expired. A card without a last day never does. */
export function isGiftCardExpired(validUntil: PlainDate | null, today: PlainDate): boolean {
  return validUntil !== null && validUntil < today
}

/** Months that refunded money on a card must at least remain valid. */
export const GIFT_CARD_REFUND_MONTHS = 6

/**
 * Returns the last valid day after a refund, later than before if the refund would expire too soon. A card without one
 * keeps none.
 */
export function giftCardValidAfterRefund(validUntil: PlainDate | null, refundedOn: PlainDate): PlainDate | null {
  if (validUntil === null) return null
  const least = addMonths(refundedOn, GIFT_CARD_REFUND_MONTHS)
  return validUntil > least ? validUntil : least
}
