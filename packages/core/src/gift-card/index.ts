export {
  GIFT_CARD_NUMBER_LENGTH,
  GIFT_CARD_PIN_LENGTH,
  formatGiftCardNumber,
  giftCardNumber,
  giftCardPin,
  maskGiftCardNumber,
} from './number.js'
export { OPEN_PIN_GUARD, PIN_LOCK_MINUTES, isPinLocked, pinFailed } from './pin.js'
export { GIFT_CARD_ENTRY_KINDS } from './ledger.js'
export { giftCardValidAfterRefund, giftCardValidUntil, isGiftCardExpired } from './validity.js'
export {
  checkGiftCardDelivery,
  GIFT_CARD_MESSAGE_MAXIMUM,
  GIFT_CARD_RECEIVERS,
  type GiftCardDelivery,
  type GiftCardDeliveryProblems,
  type GiftCardReceiver,
  giftCardSendDates,
  giftCardSendDay,
  type TypedGiftCardDelivery,
} from './delivery.js'
export { mayPrintInStore } from './in-store.js'
export { GIFT_CARD_EVENT_KINDS, type GiftCardEventKind, giftCardHistory } from './history.js'
export {
  SAVED_GIFT_CARD_STATES,
  SAVED_GIFT_CARDS_MAXIMUM,
  savedGiftCardState,
  type SavedGiftCardState,
} from './saved.js'
export { checkTypedGiftCard, type TypedGiftCard } from './typed.js'
export { splitTender } from './tender.js'
