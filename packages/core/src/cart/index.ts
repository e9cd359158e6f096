export { CART_BADGE_MAXIMUM, CART_LINE_MAXIMUM } from './limits.js'
export { badgeCount, pieces } from './badge.js'
export { type PrescriptionGlasses } from './item.js'
export { lineKey, type CountedLine, type LineIdentity, type PricedLine } from './line.js'
export { attachLens, checkQuantity, isLensOf, setQuantity, type CartRefusal } from './lines.js'
export { pairsLike, placeOfLens, tooManyAlike } from './pairs.js'
export { checkAvailability } from './availability.js'
export { asSeparatePair, isPlain, mainLine, quantityOf, withLens, withoutLens, withPieces } from './changes.js'
export { expectedItems, expectedQuantity } from './expected-sums.js'
export { withoutBought } from './without-bought.js'
export { couponPrice, isDiscounted, normaliseCode, type Discount } from './discount.js'
export {
  discountPeriod,
  isLimited,
  reachesMinimum,
  refuseUse,
  type DiscountLimits,
  type DiscountRefusal,
  type DiscountUses,
} from './discount-rules.js'
export { SHIPPING_VAT_RATE, cartTotals, type CartTotals } from './totals.js'
