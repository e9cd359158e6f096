import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import { checkFields } from '../identity/index.js'
import { err, ok, type Result, typedText } from '../lib/index.js'
import * as giftcardMessages from '../messages/generated/giftcard.js'
import * as purchaseErrorsMessages from '../messages/generated/purchase-errors.js'
import * as validationMessages from '../messages/generated/validation.js'
import { giftCardNumber, giftCardPin } from './number.js'

/** Number and PIN of a card, as typed or as plain digits. */
export type TypedGiftCard = { readonly number: string; readonly pin: string }

/** Reads a typed number and PIN as digits, or returns problems by field [VALID-019, VALID-020, ERR-016]. */
export function checkTypedGiftCard(typed: TypedGiftCard): Result<TypedGiftCard, FieldProblemsOf<keyof TypedGiftCard>> {
  return checkFields<TypedGiftCard>({ number: parseNumber(typed.number), pin: parsePin(typed.pin) })
}

function parseNumber(text: string): Result<string, FieldProblem> {
  if (typedText(text) === '') return err(fieldProblem(validationMessages.giftcardNumberRequired))
  const number = giftCardNumber(text)
  return number === null ? err(fieldProblem(giftcardMessages.numberFormat)) : ok(number)
}

function parsePin(text: string): Result<string, FieldProblem> {
  if (typedText(text) === '') return err(fieldProblem(purchaseErrorsMessages.giftcardPinRequired))
  const pin = giftCardPin(text)
  return pin === null ? err(fieldProblem(giftcardMessages.pinFormat)) : ok(pin)
}
