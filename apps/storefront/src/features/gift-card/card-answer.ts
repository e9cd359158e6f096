import { giftCardNumber, giftCardPin } from '@klarsikt/core/gift-card'
import { errorMessages, giftcardMessages, validationMessages } from '@klarsikt/core/messages'

export interface FoundCard {
  readonly last4: string
  readonly balance: number
  readonly validUntil: string | null
}

export type CardField = 'number' | 'pin'
export type CardProblems = Readonly<Partial<Record<CardField, string>>>

/** What came of a lookup. */
export type CardAnswer =
  | { readonly ok: true; readonly card: FoundCard }
  | { readonly ok: false; readonly fields: CardProblems; readonly message: string | null }

/** What is wrong with number and PIN as typed [VALID-019, VALID-020, ERR-016]. */
export function typedProblems({ number, pin }: Readonly<Record<CardField, string>>): CardProblems {
  const numberProblem =
    number.trim() === ''
      ? validationMessages['validation.giftcard.numberRequired']
      : giftCardNumber(number) === null
        ? giftcardMessages['giftcard.numberFormat']
        : undefined
  const pinProblem =
    pin.trim() === ''
      ? errorMessages['error.giftcard.pinRequired']
      : giftCardPin(pin) === null
        ? giftcardMessages['giftcard.pinFormat']
        : undefined
  return { ...(numberProblem && { number: numberProblem }), ...(pinProblem && { pin: pinProblem }) }
}

/** A refusal by field where it names one. */
export function refusedCard({
  code,
  message,
  fields = {},
}: {
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}): CardAnswer {
  const { number, pin } = fields
  const named: CardProblems = { ...(number && { number }), ...(pin && { pin }) }
  if (code === 'gift-card.pin-required') return { ok: false, fields: { pin: message }, message: null }
  return {
    ok: false,
    fields: named,
    message: Object.keys(named).length > 0 ? null : message || errorMessages['error.generic'],
  }
}
