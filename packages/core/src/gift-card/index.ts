export {
  GIFT_CARD_NUMBER_LENGTH,
  GIFT_CARD_PIN_LENGTH,
  formatGiftCardNumber,
  giftCardNumber,
  giftCardPin,
  maskGiftCardNumber,
} from './number.js'
export { OPEN_PIN_GUARD, PIN_ATTEMPTS, PIN_LOCK_MINUTES, isPinLocked, pinFailed, type PinGuard } from './pin.js'
export {
  GIFT_CARD_ENTRY_KINDS,
  HOLD_MINUTES,
  balance,
  capture,
  hold,
  holdState,
  holdStates,
  issue,
  lapse,
  refund,
  release,
  taken,
  type GiftCardEntryKind,
  type HoldState,
  type Ledger,
  type LedgerEntry,
  type LedgerRefusal,
} from './ledger.js'
export {
  GIFT_CARD_REFUND_MONTHS,
  GIFT_CARD_VALID_MONTHS,
  giftCardValidAfterRefund,
  giftCardValidUntil,
  isGiftCardExpired,
} from './validity.js'
export {
  checkGiftCardDelivery,
  GIFT_CARD_MESSAGE_MAXIMUM,
  GIFT_CARD_RECEIVERS,
  type GiftCardDelivery,
  type GiftCardDeliveryProblems,
  giftCardDeliveryKey,
  type GiftCardReceiver,
  giftCardSendDates,
  giftCardSendDay,
  type TypedGiftCardDelivery,
} from './delivery.js'
export { mayPrintInStore } from './in-store.js'
export { GIFT_CARD_EVENT_KINDS, type GiftCardEvent, type GiftCardEventKind, giftCardHistory } from './history.js'
export {
  SAVED_GIFT_CARD_STATES,
  SAVED_GIFT_CARDS_MAXIMUM,
  type SavedGiftCard,
  savedGiftCardState,
  type SavedGiftCardState,
} from './saved.js'
export { checkTypedGiftCard, type TypedGiftCard } from './typed.js'
export { splitTender, type TenderCard, type TenderUse } from './tender.js'
