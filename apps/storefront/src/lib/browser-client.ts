import { createShopClient, type ShopClient } from '@klarsikt/contract/client'
import { BROWSER_SETTINGS, storeClient } from './store-client.js'

const client: ShopClient = /* @__PURE__ */ Object.assign(createShopClient(BROWSER_SETTINGS), storeClient())

/** Returns the client with every call of the shop, for pages behind a log-in. */
export function browserClient(): ShopClient {
  return client
}
