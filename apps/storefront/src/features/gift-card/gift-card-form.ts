import { checkTypedGiftCard } from '@klarsikt/core/gift-card'
import { readForm } from '@klarsikt/forms'

export const GIFT_CARD_FIELDS = ['number', 'pin'] as const

/** Number and PIN as typed, or what is wrong with them [VALID-019, VALID-020, ERR-016]. */
export function readGiftCard(form: FormData) {
  return readForm(form, GIFT_CARD_FIELDS, checkTypedGiftCard)
}
