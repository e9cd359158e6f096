/** A step between, so that what the form of a gift card needs is listed here and not on every page of a product. */
export const loadGiftCard = () => import('./buy-gift-card.js')
