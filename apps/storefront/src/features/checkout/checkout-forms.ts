import { err, ok } from '@klarsikt/core/lib'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { readForm } from '@klarsikt/forms'

/** A store that is to be chosen is a field of the form; which way of delivery needs one the shop has said. */
export function readDelivery(form: FormData) {
  return readForm(form, ['method', 'storeId'], ({ method, storeId }) =>
    form.has('storeId') && storeId === ''
      ? err({ storeId: checkoutMessages.storeRequired() })
      : ok({ method: Number(method), storeId: Number(storeId) || null }),
  )
}

/** One code; whether it holds is the shop's to say [VALID-017]. */
export function readDiscount(form: FormData) {
  return readForm(form, ['code'], ({ code }) =>
    code.trim() === '' ? err({ code: validationMessages.discountRequired() }) : ok({ code: code.trim() }),
  )
}

/** A purchase as the customer has agreed to it. */
export interface Purchase {
  readonly method: number
  /** What is saved and charged instead. */
  readonly savedPaymentId?: string
  /** The shop knows already that it is paid by this method. */
  readonly isChosen: boolean
  readonly idempotencyKey: string
  /** The sum on the screen. */
  readonly expectedTotal: number
}

/** What the choice of a saved card begins with, among numbers of methods. */
export const SAVED = 'saved-'

/** Nothing is sent before the terms are agreed to [VALID-013]. */
export function readPurchase(form: FormData) {
  return readForm(form, ['terms', 'method', 'chosenMethod', 'idempotencyKey', 'expectedTotal'], (typed) => {
    if (typed.terms === '') return err({ terms: validationMessages.termsRequired() })
    const { method, idempotencyKey } = typed
    const isSaved = method.startsWith(SAVED)
    return ok<Purchase>({
      method: Number(method),
      ...(isSaved && { savedPaymentId: method.slice(SAVED.length) }),
      isChosen: isSaved || method === typed.chosenMethod,
      idempotencyKey,
      expectedTotal: Number(typed.expectedTotal),
    })
  })
}

export function readNothing(form: FormData) {
  return readForm(form, [], () => ok(null))
}

/** Number and PIN, which their fields have judged already, or a card of the account. */
export function readGiftCard(form: FormData) {
  return readForm(form, ['savedCardId', 'number', 'pin'], ({ savedCardId, number, pin }) =>
    ok(savedCardId ? { savedCardId } : { number, pin }),
  )
}

export function readCardId(form: FormData) {
  return readForm(form, ['id'], ({ id }) => ok({ id }))
}

export function readPaymentId(form: FormData) {
  return readForm(form, ['paymentId'], ({ paymentId }) => ok({ paymentId }))
}
