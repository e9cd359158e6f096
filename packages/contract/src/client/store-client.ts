import { type StoreCall, storeRoutes } from '../shop/store-routes.js'
import { type ClientSettings, clientOf } from './client-of.js'
import type { ShopClient } from './shop-client.js'

/** The calls of public pages. */
export type StoreClient = Pick<ShopClient, StoreCall>

/**
 * Makes a client as `createShopClient` does, but without the calls that need a log-in, so that public pages do not load
 * their routes.
 */
export function createStoreClient(settings: ClientSettings): StoreClient {
  return clientOf(storeRoutes, settings) as StoreClient
}
