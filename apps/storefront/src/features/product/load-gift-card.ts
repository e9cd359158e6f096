/** Loads the form of a gift card. This module keeps the list of the form's files out of every product page. */
export const loadGiftCard = () => import('./buy-gift-card.js')
