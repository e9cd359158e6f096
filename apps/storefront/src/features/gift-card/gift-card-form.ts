import { giftCardNumber, giftCardPin } from '@klarsikt/core/gift-card'
import { err, ok } from '@klarsikt/core/lib'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { readForm } from '@klarsikt/forms'

export const GIFT_CARD_FIELDS = ['number', 'pin'] as const

/** Number and PIN as typed, or what is wrong with them [VALID-019, VALID-020, ERR-016]. */
export function readGiftCard(form: FormData) {
  return readForm(form, GIFT_CARD_FIELDS, (typed) => {
    const number = numberProblem(typed.number)
    const pin = pinProblem(typed.pin)
    return (number ?? pin) ? err({ ...(number && { number }), ...(pin && { pin }) }) : ok(typed)
  })
}

function numberProblem(text: string): string | null {
  if (text.trim() === '') return validationMessages.giftcardNumberRequired()
  return giftCardNumber(text) === null ? giftcardMessages.numberFormat() : null
}

function pinProblem(text: string): string | null {
  if (text.trim() === '') return purchaseErrorsMessages.giftcardPinRequired()
  return giftCardPin(text) === null ? giftcardMessages.pinFormat() : null
}
