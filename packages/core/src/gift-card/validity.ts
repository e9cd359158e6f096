import { addMonths, type PlainDate } from '../calendar/index.js'

/** Months that a gift card can be used for, from the day it is sent (own terms). */
export const GIFT_CARD_VALID_MONTHS = 24

/** The last day on which a card that is sent on the given day can be used. */
export function giftCardValidUntil(sentOn: PlainDate): PlainDate {
  return addMonths(sentOn, GIFT_CARD_VALID_MONTHS)
}

/** Has the last day gone by? A card without one can always be used. */
export function isGiftCardExpired(validUntil: PlainDate | null, today: PlainDate): boolean {
  return validUntil !== null && validUntil < today
}

/** Months for which money that comes back to a card can be used at least. */
export const GIFT_CARD_REFUND_MONTHS = 6

/** The last day of a card that money has come back to: the later one; a card without a last day has none afterwards. */
export function giftCardValidAfterRefund(validUntil: PlainDate | null, refundedOn: PlainDate): PlainDate | null {
  if (validUntil === null) return null
  const least = addMonths(refundedOn, GIFT_CARD_REFUND_MONTHS)
  return validUntil > least ? validUntil : least
}
