export { changeGiftCards, type GiftCardsAnswer } from './change-gift-cards.js'
export { GiftCardsPage } from './gift-cards-page.js'
export { loadGiftCards } from './load-gift-cards.js'
