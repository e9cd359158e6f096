export { agreeHandovers } from './cart-handover/agree.js'
export {
  type CartLine,
  type PricedCartLine,
  cartDiscount,
  fromStored,
  lacksPrescription,
  plainLine,
  priceLines,
  toStored,
  unsuitable,
} from './cart/cart-line.js'
export { dropCartCode, readCartCode } from './cart/cart-code.js'
export { cartReply } from './cart/cart-reply.js'
export { changeCart } from './cart/change-cart.js'
export { applyDiscount, refusalOfBuyer } from './cart/discount.js'
export { type SkuFact, readFacts } from './cart/facts.js'
export { applyGiftCard, cartGiftCards } from './cart/gift-cards.js'
export { type LensRefusal, refuseLens } from './cart/lens-advice.js'
export { lineDescription } from './cart/line-description.js'
export { isMadeToOrder } from './cart/made-to-order.js'
export { mergeStoredCarts } from './cart/merge-stored-carts.js'
export { openHandovers } from './cart/open-handovers.js'
export { type GroundPrescription, lensRefusal, readPrescription } from './cart/prescription.js'
export { openCart, writeCart } from './cart/read-cart.js'
export { type BoughtLine, takeOutBought } from './cart/take-out-bought.js'
export { dropDiscountHold, holdDiscount } from './discount/uses.js'
export { giftCardDelivered } from './gift-card/delivered-letter.js'
export { giftCardLetter } from './gift-card/gift-card-letter.js'
export { drawGiftCards } from './gift-card/gift-card-pdf.js'
export { issueGiftCard } from './gift-card/issue.js'
export { captureHolds, holdGiftCard, refundGiftCard, releaseHolds } from './gift-card/ledger.js'
export type { KnownGiftCard } from './gift-card/lookup.js'
export { makeGiftCard } from './gift-card/make-card.js'
export { giftCardReceived } from './gift-card/received-letter.js'
export { removeSavedGiftCard, saveGiftCard } from './gift-card/save-card.js'
export { findSavedCards } from './gift-card/saved-cards.js'
export { sendCardsOf } from './gift-card/send.js'
export { type CardBuyer, type SoldCardContent, openSoldCard } from './gift-card/sold-card.js'
export { type AskedCard, type SoldCardRow, lockedSoldCard, soldCardRow } from './gift-card/sold-card-row.js'
export {
  forgetSoldCards,
  hasIssuedCards,
  openSentCard,
  readCardEntries,
  readSoldCards,
  recallGiftCards,
  resendSoldCard,
  sellGiftCard,
} from './gift-card/sold-cards.js'
export { replaceLines, selectCartsSealedOtherwise } from './cart/sealed-lines-queries.js'
export { insertDiscountCode } from './discount/insert-discount-code.js'
export { countCardsOfOldKeys } from './gift-card/count-old-keys.js'
