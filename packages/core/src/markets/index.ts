export { BRAND_NAME, BRAND_SLUG } from './brand.js'
export { CURRENCIES, MARKET, MarketId, SHOP_ID, isMarketId, type Currency, type MarketCode } from './markets.js'
export { SELLER } from './seller.js'
