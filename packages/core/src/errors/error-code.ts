/** Every failure a caller can meet: its code on the wire and the HTTP status; a new one asks for its message by type. */
const STATUSES = {
  'csrf.invalid': 403,
  'request.unauthorized': 401,
  'request.forbidden': 403,
  'login.failed': 401,
  'login.locked': 429,
  'login.expired': 409,
  'login.step-up-required': 403,
  'store-login.failed': 401,
  'store-login.locked': 429,
  'store-login.expired': 409,
  'one-time-code.wrong': 422,
  'passkey.refused': 409,
  'passkey.too-many': 409,
  'verification.expired': 410,
  'password-reset.expired': 410,
  'eid.unavailable': 503,
  'eid.order-not-found': 404,
  'article.not-found': 404,
  'article.out-of-stock': 409,
  'article.store-only': 409,
  'article.not-for-store': 403,
  'article.not-for-subscription': 409,
  'cart.line-limit': 422,
  'cart.duplicate-lens-colour': 409,
  'cart.pair-exists': 409,
  'cart.line-not-found': 404,
  'cart.undo-expired': 410,
  'cart.empty': 409,
  'cart.quantity-invalid': 422,
  'prescription.missing': 409,
  'lens.unsuitable': 422,
  'prescription.invalid': 422,
  'prescription.not-found': 404,
  'prescription.too-many': 422,
  'export.not-found': 404,
  'account.order-under-way': 409,
  'discount.invalid': 422,
  'gift-card.not-found': 404,
  'gift-card.pin-required': 422,
  'gift-card.locked': 429,
  'gift-card.expired': 409,
  'gift-card.too-many': 422,
  'gift-card.empty': 409,
  'checkout.incomplete': 422,
  'checkout.terms-required': 422,
  'checkout.price-changed': 409,
  'delivery.unavailable': 409,
  'payment.provider-unavailable': 503,
  'payment.declined': 402,
  'payment.pending': 409,
  'payment-link.not-found': 404,
  'payment-link.expired': 410,
  'order.not-found': 404,
  'invoice.not-found': 404,
  'order.not-cancellable': 409,
  'order.no-receipt': 409,
  'return.not-found': 404,
  'return.not-sent': 409,
  'return.empty': 422,
  'return.unknown-line': 422,
  'return.quantity-invalid': 422,
  'return.with-frame': 422,
  'return.gift-card': 409,
  'return.too-late': 409,
  'return.closed': 409,
  'return.no-restock': 422,
  'order.action-refused': 409,
  'order.parcel-invalid': 422,
  'order.refund-too-much': 409,
  'order.gift-card-used': 409,
  'customer.not-found': 404,
  'customer.exists': 409,
  'page.not-found': 404,
  'request.malformed': 400,
  'request.wrong-method': 405,
  'request.too-large': 413,
  'request.invalid': 422,
  'rate-limited': 429,
  unavailable: 503,
  unexpected: 500,
} as const satisfies Record<string, number>

/** Code of an expected failure, as in the body of a response. */
export type ErrorCode = keyof typeof STATUSES

/** All codes, for contracts and tests. */
export const ERROR_CODES = Object.keys(STATUSES) as readonly ErrorCode[]

/** True for a text that is one of the codes, for example in an answer read from the wire. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(STATUSES, text)
}

/** HTTP status that goes with a code. */
export function httpStatus(code: ErrorCode): number {
  return STATUSES[code]
}
