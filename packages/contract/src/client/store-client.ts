import { type StoreCall, storeRoutes } from '../shop/store-routes.js'
import { type ClientSettings, clientOf } from './client-of.js'
import type { ShopClient } from './shop-client.js'

/** The calls of pages that everybody sees. */
export type StoreClient = Pick<ShopClient, StoreCall>

/** As `createShopClient`, without the calls behind a log-in: a page that needs none of them does not carry them. */
export function createStoreClient(settings: ClientSettings): StoreClient {
  return clientOf(storeRoutes, settings) as StoreClient
}
