export { CART_BADGE_MAXIMUM, CART_LINE_MAXIMUM } from './limits.js'
export { badgeCount, type CountedArticle, pieces } from './badge.js'
export { type CartItem, type PrescriptionGlasses } from './item.js'
export { lineKey, type CountedLine, type LineIdentity, type PricedLine } from './line.js'
export { attachLens, checkQuantity, glassesKey, isLensOf, setQuantity, type CartRefusal } from './lines.js'
export { pairsLike, placeOfLens, tooManyAlike } from './pairs.js'
export { checkAvailability, type Availability, type AvailabilityRefusal } from './availability.js'
export {
  asSeparatePair,
  isPlain,
  mainLine,
  quantityOf,
  withLens,
  withoutLens,
  withPieces,
  type ChangeableLine,
} from './changes.js'
export { expectedItems, expectedQuantity, type ExpectedLine, type ExpectedSums } from './expected-sums.js'
export { mergeCarts } from './merge.js'
export { withoutBought } from './without-bought.js'
export {
  couponPrice,
  discountPerLine,
  isDiscounted,
  normaliseCode,
  type Discount,
  type DiscountScope,
} from './discount.js'
export {
  discountPeriod,
  isLimited,
  reachesMinimum,
  refuseUse,
  type DiscountLimits,
  type DiscountRefusal,
  type DiscountUses,
} from './discount-rules.js'
export { SHIPPING_VAT_RATE, cartTotals, type CartTerms, type CartTotals, type LineTotal } from './totals.js'
