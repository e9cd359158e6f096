import * as accountErrorsMessages from '../messages/generated/account-errors.js'
import * as authMessages from '../messages/generated/auth.js'
import * as errorMessages from '../messages/generated/error.js'
import * as purchaseErrorsMessages from '../messages/generated/purchase-errors.js'
import * as returnErrorMessages from '../messages/generated/return-error.js'
import * as staffOrderMessages from '../messages/generated/staff-order.js'
import * as staffMessages from '../messages/generated/staff.js'
import * as validationMessages from '../messages/generated/validation.js'
import type { MessageParams } from '../messages/message.js'
import type { ErrorCode } from './error-code.js'

/** Apart from the statuses, so that a page that asks for a status carries no texts. */
const MESSAGES = {
  'csrf.invalid': errorMessages.csrf,
  'request.unauthorized': errorMessages.forbidden,
  'request.forbidden': errorMessages.forbidden,
  'login.failed': errorMessages.loginInvalidCredentials,
  'login.locked': errorMessages.loginLocked,
  'login.expired': errorMessages.sessionExpired,
  'login.step-up-required': authMessages.stepUpRequired,
  'store-login.failed': staffMessages.loginFailed,
  'store-login.locked': staffMessages.loginLocked,
  'store-login.expired': staffMessages.loginExpired,
  'one-time-code.wrong': staffMessages.codeWrong,
  'passkey.refused': authMessages.passkeyRefused,
  'passkey.too-many': authMessages.passkeyTooMany,
  'verification.expired': errorMessages.accountVerificationExpired,
  'password-reset.expired': authMessages.resetLinkExpired,
  'eid.unavailable': errorMessages.bankidUnavailable,
  'eid.order-not-found': errorMessages.bankidTimeoutOrTooManyAttempts,
  'article.not-found': purchaseErrorsMessages.productNotFound,
  'article.out-of-stock': purchaseErrorsMessages.productOutOfStock,
  'article.store-only': purchaseErrorsMessages.productStoreOnly,
  'article.not-for-store': purchaseErrorsMessages.productNotForStore,
  'article.not-for-subscription': purchaseErrorsMessages.productNotForSubscription,
  'cart.line-limit': purchaseErrorsMessages.cartMaxQuantity,
  'cart.duplicate-lens-colour': purchaseErrorsMessages.cartDuplicateLensColour,
  'cart.pair-exists': purchaseErrorsMessages.cartPairExists,
  'cart.line-not-found': purchaseErrorsMessages.cartLineNotFound,
  'cart.undo-expired': purchaseErrorsMessages.cartUndoExpired,
  'cart.empty': purchaseErrorsMessages.cartEmpty,
  'cart.quantity-invalid': purchaseErrorsMessages.cartQuantityInvalid,
  'prescription.missing': purchaseErrorsMessages.prescriptionMissing,
  'lens.unsuitable': purchaseErrorsMessages.lensUnsuitable,
  'prescription.invalid': purchaseErrorsMessages.prescriptionInvalid,
  'prescription.not-found': accountErrorsMessages.prescriptionNotFound,
  'prescription.too-many': accountErrorsMessages.prescriptionTooMany,
  'export.not-found': accountErrorsMessages.exportNotFound,
  'account.order-under-way': accountErrorsMessages.accountOrderUnderWay,
  'discount.invalid': validationMessages.discountInvalid,
  'gift-card.not-found': purchaseErrorsMessages.giftcardNotFound,
  'gift-card.pin-required': purchaseErrorsMessages.giftcardPinRequired,
  'gift-card.locked': purchaseErrorsMessages.giftcardLocked,
  'gift-card.expired': purchaseErrorsMessages.giftcardExpired,
  'gift-card.too-many': purchaseErrorsMessages.giftcardTooMany,
  'gift-card.empty': purchaseErrorsMessages.giftcardEmpty,
  'checkout.incomplete': purchaseErrorsMessages.checkoutIncomplete,
  'checkout.terms-required': validationMessages.termsRequired,
  'checkout.price-changed': purchaseErrorsMessages.paymentAmountChanged,
  'delivery.unavailable': purchaseErrorsMessages.deliveryUnavailable,
  'payment.provider-unavailable': purchaseErrorsMessages.paymentProvider,
  'payment.declined': purchaseErrorsMessages.paymentDeclined,
  'payment.pending': purchaseErrorsMessages.paymentPending,
  'payment-link.not-found': purchaseErrorsMessages.paymentLinkNotFound,
  'payment-link.expired': purchaseErrorsMessages.paymentLinkExpired,
  'order.not-found': purchaseErrorsMessages.orderNotFound,
  'invoice.not-found': purchaseErrorsMessages.invoiceNotFound,
  'order.not-cancellable': purchaseErrorsMessages.orderNotCancellable,
  'order.no-receipt': returnErrorMessages.noReceipt,
  'return.not-found': returnErrorMessages.notFound,
  'return.not-sent': returnErrorMessages.notSent,
  'return.empty': returnErrorMessages.empty,
  'return.unknown-line': returnErrorMessages.unknownLine,
  'return.quantity-invalid': returnErrorMessages.quantityInvalid,
  'return.with-frame': returnErrorMessages.withFrame,
  'return.gift-card': returnErrorMessages.giftCard,
  'return.too-late': returnErrorMessages.tooLate,
  'return.closed': returnErrorMessages.closed,
  'return.no-restock': returnErrorMessages.noRestock,
  'order.action-refused': staffOrderMessages.errorActionRefused,
  'order.parcel-invalid': staffOrderMessages.errorParcelInvalid,
  'order.refund-too-much': staffOrderMessages.errorRefundTooMuch,
  'order.gift-card-used': staffOrderMessages.errorGiftCardUsed,
  'customer.not-found': errorMessages.customerNotFound,
  'customer.exists': errorMessages.customerAlreadyExists,
  'page.not-found': errorMessages.pageNotFoundBody,
  'request.malformed': errorMessages.requestMalformed,
  'request.wrong-method': errorMessages.requestWrongMethod,
  'request.too-large': errorMessages.requestTooLarge,
  'request.invalid': errorMessages.requestInvalid,
  'rate-limited': errorMessages.tooManyRequests,
  unavailable: errorMessages.unavailable,
  unexpected: errorMessages.generic,
} as const satisfies Record<ErrorCode, (params: never) => string>

/** The Swedish text of an error code. */
export function errorText(code: ErrorCode, params: MessageParams = {}): string {
  return (MESSAGES[code] as (params: MessageParams) => string)(params)
}
