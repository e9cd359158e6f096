import { err, ok } from '@klarsikt/core/lib'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { readForm } from '@klarsikt/forms'

/** Reads the way of delivery. The form has a field for the store only where the chosen way needs one. */
export function readDelivery(form: FormData) {
  return readForm(form, ['method', 'storeId'], ({ method, storeId }) =>
    form.has('storeId') && storeId === ''
      ? err({ storeId: checkoutMessages.storeRequired() })
      : ok({ method: Number(method), storeId: Number(storeId) || null }),
  )
}

/** Reads a discount code. Only the shop knows whether it is valid [VALID-017]. */
export function readDiscount(form: FormData) {
  return readForm(form, ['code'], ({ code }) =>
    code.trim() === '' ? err({ code: validationMessages.discountRequired() }) : ok({ code: code.trim() }),
  )
}

/** A purchase as the customer has agreed to it. */
export interface Purchase {
  readonly method: number
  /** The id of the saved card to charge in place of a method. */
  readonly savedPaymentId?: string
  /** True if the checkout has this method stored already, so that it need not be stored before the purchase. */
  readonly isChosen: boolean
  readonly idempotencyKey: string
  /** The sum on the screen in kronor. The shop refuses the purchase if the sum has changed. */
  readonly expectedTotal: number
}

/** The start of a value that names a saved card. The other values are numbers of methods. */
export const SAVED = 'saved-'

/** Reads a purchase. Without agreement to the terms nothing is sent [VALID-013]. */
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

/** Reads number and PIN, which their fields have checked, or the id of a card that the account keeps. */
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
