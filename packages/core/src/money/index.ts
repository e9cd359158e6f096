export { ZERO, ore, kronor, wholeOre, type Ore } from './ore.js'
export { atLeastZero, multiply, negate, percentOf, subtract, sum } from './arithmetic.js'
export { VAT_RATES, vatPortion, type VatRate, type VatSum } from './vat.js'
export { formatPrice, formatOre } from './format-price.js'
