export { MarketId } from './markets.js'
export type { Shop } from './shop.js'
