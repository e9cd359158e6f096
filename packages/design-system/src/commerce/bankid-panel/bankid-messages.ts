import { bankidMessages, errorMessages } from '@klarsikt/core/messages'
import type { TextKey } from '../../locale/locale.js'

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

/** Where an identification stands: what `collect` answered, or that there is nothing to collect yet. */
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

export interface BankIdText {
  readonly key: TextKey
  readonly swedish: string
}

const say = <K extends TextKey & keyof typeof bankidMessages>(key: K, swedish: string): BankIdText => ({ key, swedish })
type Choose = (context: BankIdContext) => BankIdText

const UNKNOWN = say('bankid.rfa22', bankidMessages['bankid.rfa22'])
const TROUBLE = say('bankid.rfa5', bankidMessages['bankid.rfa5'])

const PENDING: Readonly<Record<PendingHint, Choose>> = {
  outstandingTransaction: ({ device }) =>
    device === 'other'
      ? say('bankid.rfa1.qr', bankidMessages['bankid.rfa1.qr'])
      : say('bankid.rfa13', bankidMessages['bankid.rfa13']),
  noClient: () => say('bankid.rfa1', bankidMessages['bankid.rfa1']),
  started: ({ mobile }) =>
    mobile
      ? say('bankid.rfa15b', bankidMessages['bankid.rfa15b'])
      : say('bankid.rfa15a', bankidMessages['bankid.rfa15a']),
  userMrtd: () => say('bankid.rfa23', bankidMessages['bankid.rfa23']),
  userSign: ({ purpose }) =>
    purpose === 'auth'
      ? say('bankid.rfa9.auth', bankidMessages['bankid.rfa9.auth'])
      : say('bankid.rfa9.sign', bankidMessages['bankid.rfa9.sign']),
  userCallConfirm: () => say('bankid.userCallConfirm', bankidMessages['bankid.userCallConfirm']),
  processing: () => say('bankid.processing', bankidMessages['bankid.processing']),
}

const FAILED: Readonly<Record<FailedHint, Choose>> = {
  expiredTransaction: () => say('bankid.rfa8', bankidMessages['bankid.rfa8']),
  certificateErr: () => say('bankid.rfa16', bankidMessages['bankid.rfa16']),
  userCancel: () => say('bankid.rfa6', bankidMessages['bankid.rfa6']),
  cancelled: () => say('bankid.rfa3', bankidMessages['bankid.rfa3']),
  startFailed: ({ device }) =>
    device === 'other'
      ? say('bankid.rfa17b', bankidMessages['bankid.rfa17b'])
      : say('bankid.rfa17a', bankidMessages['bankid.rfa17a']),
  userDeclinedCall: () => say('bankid.userDeclinedCall', bankidMessages['bankid.userDeclinedCall']),
  notSupportedByUserApp: () => say('bankid.notSupportedByUserApp', bankidMessages['bankid.notSupportedByUserApp']),
  transactionRiskBlocked: () => say('bankid.transactionRiskBlocked', bankidMessages['bankid.transactionRiskBlocked']),
}

const ERRORS: Readonly<Record<BankIdError, BankIdText>> = {
  alreadyInProgress: say('bankid.rfa4', bankidMessages['bankid.rfa4']),
  requestTimeout: TROUBLE,
  internalError: TROUBLE,
  maintenance: TROUBLE,
  tooManyRequests: { key: 'error.tooManyRequests', swedish: errorMessages['error.tooManyRequests'] },
}

const known = <T extends object>(table: T, code: string): code is keyof T & string => Object.hasOwn(table, code)
/** The service spells maintenance with either first letter. */
const lowerFirst = (code: string) => code.charAt(0).toLowerCase() + code.slice(1)

/** The recommended text (RFA) of a state. */
export function bankIdText(state: BankIdState, context: BankIdContext): BankIdText {
  switch (state.status) {
    case 'starting':
      return { key: 'bankid.starting', swedish: 'Förbereder BankID …' }
    case 'complete':
      return context.purpose === 'auth'
        ? { key: 'bankid.completeAuth', swedish: 'Klart! Du är identifierad.' }
        : { key: 'bankid.completeSign', swedish: 'Klart! Du har skrivit under.' }
    case 'pending':
      if (known(PENDING, state.hintCode)) return PENDING[state.hintCode](context)
      return context.purpose === 'auth'
        ? say('bankid.rfa21.auth', bankidMessages['bankid.rfa21.auth'])
        : say('bankid.rfa21.sign', bankidMessages['bankid.rfa21.sign'])
    case 'failed':
      return known(FAILED, state.hintCode) ? FAILED[state.hintCode](context) : UNKNOWN
    case 'error': {
      const code = lowerFirst(state.errorCode)
      return known(ERRORS, code) ? ERRORS[code] : UNKNOWN
    }
  }
}

/** Whether the code or the link is still what is waited for: afterwards the customer is busy in the app. */
export function awaitsStart(state: BankIdState): boolean {
  if (state.status === 'starting') return true
  return state.status === 'pending' && (state.hintCode === 'outstandingTransaction' || state.hintCode === 'noClient')
}
