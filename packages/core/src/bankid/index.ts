export { autostartHref, isMobile } from './autostart.js'
export { bankIdMessage } from './bankid-message.js'
export {
  awaitsStart,
  type BankIdContext,
  type BankIdError,
  type BankIdState,
  type FailedHint,
  isUnderWay,
  type PendingHint,
} from './bankid-state.js'
export { isSignatory } from './is-signatory.js'
export { BANKID_COLLECT_SECONDS, BANKID_CONNECT_MINUTES, BANKID_LETTER_MINUTES } from './limits.js'
export { restartsByItself } from './restarts.js'
