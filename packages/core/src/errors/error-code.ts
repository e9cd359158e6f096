import type { errorMessages, validationMessages } from '../messages/index.js'

interface ErrorRow {
  readonly status: number
  readonly message: keyof typeof errorMessages | keyof typeof validationMessages
}

/**
 * Every failure a caller can meet, in one place: its code on the wire, the HTTP status and the
 * message of the catalogue. Adding a row is enough; types and lookups follow.
 */
const rows = {
  'csrf.invalid': { status: 403, message: 'error.csrf' },
  'request.unauthorized': { status: 401, message: 'error.forbidden' },
  'article.not-found': { status: 404, message: 'error.product.notFound' },
  'article.out-of-stock': { status: 409, message: 'error.product.outOfStock' },
  'article.store-only': { status: 409, message: 'error.product.storeOnly' },
  'article.not-for-store': { status: 403, message: 'error.product.notForStore' },
  'article.not-for-subscription': { status: 409, message: 'error.product.notForSubscription' },
  'cart.line-limit': { status: 422, message: 'error.cart.maxQuantity' },
  'cart.duplicate-lens-colour': { status: 409, message: 'error.cart.duplicateLensColour' },
  'cart.pair-exists': { status: 409, message: 'error.cart.pairExists' },
  'cart.line-not-found': { status: 404, message: 'error.cart.lineNotFound' },
  'cart.undo-expired': { status: 410, message: 'error.cart.undoExpired' },
  'cart.empty': { status: 409, message: 'error.cart.empty' },
  'cart.quantity-invalid': { status: 422, message: 'error.cart.quantityInvalid' },
  'prescription.missing': { status: 409, message: 'error.prescription.missing' },
  'lens.unsuitable': { status: 422, message: 'error.lens.unsuitable' },
  'prescription.invalid': { status: 422, message: 'error.prescription.invalid' },
  'discount.invalid': { status: 422, message: 'validation.discount.invalid' },
  'gift-card.not-found': { status: 404, message: 'error.giftcard.notFound' },
  'gift-card.pin-required': { status: 422, message: 'error.giftcard.pinRequired' },
  'gift-card.locked': { status: 429, message: 'error.giftcard.locked' },
  'gift-card.expired': { status: 409, message: 'error.giftcard.expired' },
  'gift-card.too-many': { status: 422, message: 'error.giftcard.tooMany' },
  'gift-card.empty': { status: 409, message: 'error.giftcard.empty' },
  'checkout.incomplete': { status: 422, message: 'error.checkout.incomplete' },
  'checkout.terms-required': { status: 422, message: 'validation.terms.required' },
  'checkout.price-changed': { status: 409, message: 'error.payment.amountChanged' },
  'delivery.unavailable': { status: 409, message: 'error.delivery.unavailable' },
  'payment.provider-unavailable': { status: 503, message: 'error.payment.provider' },
  'payment.declined': { status: 402, message: 'error.payment.declined' },
  'payment.pending': { status: 409, message: 'error.payment.pending' },
  'payment-request.not-found': { status: 404, message: 'error.paymentRequest.notFound' },
  'payment-request.expired': { status: 410, message: 'error.paymentRequest.expired' },
  'order.not-found': { status: 404, message: 'error.order.notFound' },
  'page.not-found': { status: 404, message: 'error.page.notFound.body' },
  'request.malformed': { status: 400, message: 'error.request.malformed' },
  'request.too-large': { status: 413, message: 'error.request.tooLarge' },
  'request.invalid': { status: 422, message: 'error.request.invalid' },
  'rate-limited': { status: 429, message: 'error.tooManyRequests' },
  unavailable: { status: 503, message: 'error.unavailable' },
  unexpected: { status: 500, message: 'error.generic' },
} as const satisfies Record<string, ErrorRow>

/** Code of an expected failure, as it stands in the body of an answer. */
export type ErrorCode = keyof typeof rows

/** Message key of an error code; a key of the error or the validation catalogue. */
export type ErrorMessageKey = (typeof rows)[ErrorCode]['message']

/** All codes, for contracts and tests. */
export const ERROR_CODES = Object.keys(rows) as readonly ErrorCode[]

/** True for a text that is one of the codes, for example in an answer read from the wire. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(rows, text)
}

/** HTTP status that goes with a code. */
export function httpStatus(code: ErrorCode): number {
  return rows[code].status
}

/** Key of the Swedish text that goes with a code. */
export function errorMessageKey(code: ErrorCode): ErrorMessageKey {
  return rows[code].message
}
