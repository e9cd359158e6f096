export { type CartItem, type PrescriptionGlasses } from './item.js'
export { lineKey, type CountedLine, type LineIdentity, type PricedLine } from './line.js'
