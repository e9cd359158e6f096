/** Hint codes of a pending order in version 6 of BankID's API for relying parties. */
export type PendingHint =
  | 'outstandingTransaction'
  | 'noClient'
  | 'started'
  | 'userMrtd'
  | 'userSign'
  | 'userCallConfirm'
  | 'processing'

/** Hint codes of a failed order in the same API. */
export type FailedHint =
  | 'expiredTransaction'
  | 'certificateErr'
  | 'userCancel'
  | 'cancelled'
  | 'startFailed'
  | 'userDeclinedCall'
  | 'notSupportedByUserApp'
  | 'transactionRiskBlocked'

/** Error codes that the service returns in place of an order. */
export type BankIdError =
  | 'alreadyInProgress'
  | 'canceled'
  | 'requestTimeout'
  | 'internalError'
  | 'maintenance'
  | 'tooManyRequests'

/** State of an identification: the last answer of `collect`, or `starting` before there is one. */
export type BankIdState =
  | { readonly status: 'starting' }
  /** A hint code that the shop does not know gets the general message of its status. */
  | { readonly status: 'pending'; readonly hintCode: PendingHint | (string & {}) }
  | { readonly status: 'failed'; readonly hintCode: FailedHint | (string & {}) }
  | { readonly status: 'error'; readonly errorCode: BankIdError | (string & {}) }
  | { readonly status: 'complete' }

/** Chooses between several texts of one hint code. */
export type BankIdContext = {
  readonly purpose: 'auth' | 'sign'
  /** `same`: a link opens the app on this device. `other`: another device scans the QR code. */
  readonly device: 'same' | 'other'
  /** True if the device that shows the page is a phone or a tablet. */
  readonly mobile: boolean
}

/** Tells whether the page must still show the QR code or the link. Afterwards the customer continues in the app. */
export function awaitsStart(state: BankIdState): boolean {
  if (state.status === 'starting') return true
  return state.status === 'pending' && (state.hintCode === 'outstandingTransaction' || state.hintCode === 'noClient')
}

/** Tells whether an order may still be completed. */
export function isUnderWay({ status }: BankIdState): boolean {
  return status === 'starting' || status === 'pending'
}
