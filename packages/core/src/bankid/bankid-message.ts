import * as bankidMessages from '../messages/generated/bankid.js'
import * as errorMessages from '../messages/generated/error.js'
import type { BankIdContext, BankIdError, BankIdState, FailedHint, PendingHint } from './bankid-state.js'

const UNKNOWN = bankidMessages.rfa22
const TROUBLE = bankidMessages.rfa5

/** Every text that {@link bankIdMessage} can return. None takes parameters. */
export type BankIdMessage =
  | ReturnType<(typeof PENDING)[PendingHint]>
  | ReturnType<(typeof FAILED)[FailedHint]>
  | (typeof ERRORS)[BankIdError]
  | typeof UNKNOWN
  | typeof bankidMessages.starting
  | typeof bankidMessages.completeAuth
  | typeof bankidMessages.completeSign
  | typeof bankidMessages.rfa21Auth
  | typeof bankidMessages.rfa21Sign

const PENDING = {
  outstandingTransaction: ({ device }: BankIdContext) =>
    device === 'other' ? bankidMessages.rfa1Qr : bankidMessages.rfa13,
  noClient: () => bankidMessages.rfa1,
  started: ({ mobile }: BankIdContext) => (mobile ? bankidMessages.rfa15b : bankidMessages.rfa15a),
  userMrtd: () => bankidMessages.rfa23,
  userSign: ({ purpose }: BankIdContext) => (purpose === 'auth' ? bankidMessages.rfa9Auth : bankidMessages.rfa9Sign),
  userCallConfirm: () => bankidMessages.userCallConfirm,
  processing: () => bankidMessages.processing,
} as const satisfies Record<PendingHint, (context: BankIdContext) => () => string>

const FAILED = {
  expiredTransaction: () => bankidMessages.rfa8,
  certificateErr: () => bankidMessages.rfa16,
  userCancel: () => bankidMessages.rfa6,
  cancelled: () => bankidMessages.rfa3,
  startFailed: ({ device }: BankIdContext) => (device === 'other' ? bankidMessages.rfa17b : bankidMessages.rfa17a),
  userDeclinedCall: () => bankidMessages.userDeclinedCall,
  notSupportedByUserApp: () => bankidMessages.notSupportedByUserApp,
  transactionRiskBlocked: () => bankidMessages.transactionRiskBlocked,
} as const satisfies Record<FailedHint, (context: BankIdContext) => () => string>

const ERRORS = {
  alreadyInProgress: bankidMessages.rfa4,
  canceled: bankidMessages.rfa3,
  requestTimeout: TROUBLE,
  internalError: TROUBLE,
  maintenance: TROUBLE,
  tooManyRequests: errorMessages.tooManyRequests,
} as const satisfies Record<BankIdError, () => string>

const known = <T extends object>(table: T, code: string): code is keyof T & string => Object.hasOwn(table, code)
/** The BankID service writes `Maintenance` and `maintenance`. */
const lowerFirst = (code: string) => code.charAt(0).toLowerCase() + code.slice(1)

/** Returns BankID's "recommended user message" (RFA) for a state [ERR-003, ERR-004, ERR-005]. */
export function bankIdMessage(state: BankIdState, context: BankIdContext): BankIdMessage {
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
