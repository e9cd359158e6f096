/** Hints of a pending order, relying-party API v6. */
export type PendingHint =
  | 'outstandingTransaction'
  | 'noClient'
  | 'started'
  | 'userMrtd'
  | 'userSign'
  | 'userCallConfirm'
  | 'processing'

/** Hints of a failed order. */
export type FailedHint =
  | 'expiredTransaction'
  | 'certificateErr'
  | 'userCancel'
  | 'cancelled'
  | 'startFailed'
  | 'userDeclinedCall'
  | 'notSupportedByUserApp'
  | 'transactionRiskBlocked'

/** What the service itself answers instead of an order. */
export type BankIdError =
  | 'alreadyInProgress'
  | 'canceled'
  | 'requestTimeout'
  | 'internalError'
  | 'maintenance'
  | 'tooManyRequests'

/** State of an identification: the answer of `collect`, or that there is nothing to collect yet. */
export type BankIdState =
  | { readonly status: 'starting' }
  /** A hint that is new to us is read as the general one of its status. */
  | { readonly status: 'pending'; readonly hintCode: PendingHint | (string & {}) }
  | { readonly status: 'failed'; readonly hintCode: FailedHint | (string & {}) }
  | { readonly status: 'error'; readonly errorCode: BankIdError | (string & {}) }
  | { readonly status: 'complete' }

/** What decides between two texts of one hint. */
export type BankIdContext = {
  readonly purpose: 'auth' | 'sign'
  /** The app is started here by a link, or on another device by the code. */
  readonly device: 'same' | 'other'
  /** A phone or tablet shows the page; otherwise it is a computer. */
  readonly mobile: boolean
}

/** Whether the code or the link is still needed: afterwards the customer is in the app. */
export function awaitsStart(state: BankIdState): boolean {
  if (state.status === 'starting') return true
  return state.status === 'pending' && (state.hintCode === 'outstandingTransaction' || state.hintCode === 'noClient')
}

/** Whether an order may still be completed. */
export function isUnderWay({ status }: BankIdState): boolean {
  return status === 'starting' || status === 'pending'
}
