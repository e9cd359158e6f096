import * as bankidMessages from '@klarsikt/core/messages/bankid'
import * as errorMessages from '@klarsikt/core/messages/error'
import type { PlainMessage } from '../../locale/locale.js'

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
export type BankIdError = 'alreadyInProgress' | 'requestTimeout' | 'internalError' | 'maintenance' | 'tooManyRequests'

/** State of an identification: the answer of `collect`, or that there is nothing to collect yet. */
export type BankIdState =
  | { readonly status: 'starting' }
  /** A hint that is new to us is read as the general one of its status. */
  | { readonly status: 'pending'; readonly hintCode: PendingHint | (string & {}) }
  | { readonly status: 'failed'; readonly hintCode: FailedHint | (string & {}) }
  | { readonly status: 'error'; readonly errorCode: BankIdError | (string & {}) }
  | { readonly status: 'complete' }

/** What decides between two texts of one hint. */
export interface BankIdContext {
  readonly purpose: 'auth' | 'sign'
  /** The app is started here by a link, or on another device by the code. */
  readonly device: 'same' | 'other'
  /** A phone or tablet shows the page; otherwise it is a computer. */
  readonly mobile: boolean
}

type Choose = (context: BankIdContext) => PlainMessage

const UNKNOWN = bankidMessages.rfa22
const TROUBLE = bankidMessages.rfa5

const PENDING: Readonly<Record<PendingHint, Choose>> = {
  outstandingTransaction: ({ device }) => (device === 'other' ? bankidMessages.rfa1Qr : bankidMessages.rfa13),
  noClient: () => bankidMessages.rfa1,
  started: ({ mobile }) => (mobile ? bankidMessages.rfa15b : bankidMessages.rfa15a),
  userMrtd: () => bankidMessages.rfa23,
  userSign: ({ purpose }) => (purpose === 'auth' ? bankidMessages.rfa9Auth : bankidMessages.rfa9Sign),
  userCallConfirm: () => bankidMessages.userCallConfirm,
  processing: () => bankidMessages.processing,
}

const FAILED: Readonly<Record<FailedHint, Choose>> = {
  expiredTransaction: () => bankidMessages.rfa8,
  certificateErr: () => bankidMessages.rfa16,
  userCancel: () => bankidMessages.rfa6,
  cancelled: () => bankidMessages.rfa3,
  startFailed: ({ device }) => (device === 'other' ? bankidMessages.rfa17b : bankidMessages.rfa17a),
  userDeclinedCall: () => bankidMessages.userDeclinedCall,
  notSupportedByUserApp: () => bankidMessages.notSupportedByUserApp,
  transactionRiskBlocked: () => bankidMessages.transactionRiskBlocked,
}

const ERRORS: Readonly<Record<BankIdError, PlainMessage>> = {
  alreadyInProgress: bankidMessages.rfa4,
  requestTimeout: TROUBLE,
  internalError: TROUBLE,
  maintenance: TROUBLE,
  tooManyRequests: errorMessages.tooManyRequests,
}

const known = <T extends object>(table: T, code: string): code is keyof T & string => Object.hasOwn(table, code)
/** The service spells maintenance with either first letter. */
const lowerFirst = (code: string) => code.charAt(0).toLowerCase() + code.slice(1)

/** The recommended text (RFA) of a state. */
export function bankIdText(state: BankIdState, context: BankIdContext): PlainMessage {
  switch (state.status) {
    case 'starting':
      return bankidMessages.starting
    case 'complete':
      return context.purpose === 'auth' ? bankidMessages.completeAuth : bankidMessages.completeSign
    case 'pending':
      if (known(PENDING, state.hintCode)) return PENDING[state.hintCode](context)
      return context.purpose === 'auth' ? bankidMessages.rfa21Auth : bankidMessages.rfa21Sign
    case 'failed':
      return known(FAILED, state.hintCode) ? FAILED[state.hintCode](context) : UNKNOWN
    case 'error': {
      const code = lowerFirst(state.errorCode)
      return known(ERRORS, code) ? ERRORS[code] : UNKNOWN
    }
  }
}

/** Whether the code or the link is still needed: afterwards the customer is in the app. */
export function awaitsStart(state: BankIdState): boolean {
  if (state.status === 'starting') return true
  return state.status === 'pending' && (state.hintCode === 'outstandingTransaction' || state.hintCode === 'noClient')
}
