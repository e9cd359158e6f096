import { type StoreCall, storeRoutes } from '../shop/store-routes.js'
import { type ClientSettings, clientOf } from './client-of.js'
import type { ShopClient } from './shop-client.js'

/** The calls of public pages. */
export type StoreClient = Pick<ShopClient, StoreCall>

/** Makes a client like `createShopClient` without the calls behind a log-in, so that public pages load less. */
export function createStoreClient(settings: ClientSettings): StoreClient {
  return clientOf(storeRoutes, settings) as StoreClient
}
