export { isFailure, type Failure } from '../endpoint/failure.js'
export { cartResult, type CartResult } from './cart-result.js'
export { fetchJson, SHOP_ID, type FetchSettings } from './fetch-json.js'
export { createShopClient, type Answer, type ShopClient, type ShopClientSettings } from './shop-client.js'
