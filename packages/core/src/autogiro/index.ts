export { type BankAccount, bankgiroAccount, maskedAccount } from './bank-account.js'
export {
  DEBIT_NOTICE_WORKING_DAYS,
  DEBIT_REFUSAL_MESSAGES,
  DEBIT_REFUSALS,
  DEBIT_STATE_MESSAGES,
  debitAmount,
  debitDay,
  debitDrawDay,
  type DebitRefusal,
  debitSendDay,
  type DebitState,
  debitStates,
  isDebitable,
  isDebitOpen,
  isDebitSent,
  payAfterRefusal,
} from './debit.js'
export {
  isMandateActive,
  MANDATE_REASON_MESSAGES,
  MANDATE_REASONS,
  MANDATE_STATE_MESSAGES,
  MANDATE_TERMS_VERSION,
  type MandateReason,
  mandateSignText,
  type MandateState,
  mandateStates,
} from './mandate.js'
