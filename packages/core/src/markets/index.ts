export { BRAND_NAME, BRAND_SLUG } from './brand.js'
export { MARKET } from './markets.js'
export { SELLER } from './seller.js'
