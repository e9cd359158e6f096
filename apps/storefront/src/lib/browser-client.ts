import { createShopClient, type ShopClient } from '@klarsikt/contract/client'
import { BROWSER_SETTINGS, storeClient } from './store-client.js'

const client: ShopClient = /* @__PURE__ */ Object.assign(createShopClient(BROWSER_SETTINGS), storeClient())

/** Every call of the shop from the page: for what is behind a log-in. */
export function browserClient(): ShopClient {
  return client
}
