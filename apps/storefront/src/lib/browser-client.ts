import { createShopClient, type ShopClient } from '@klarsikt/contract/client'
import type { ShopStore } from '../shell/shop-state.js'
import { withCheckoutSteps } from './tracking/checkout-steps.js'

const clients = new WeakMap<ShopStore, ShopClient>()

/** The shop's calls from the page, on its own origin and with the session's CSRF token. One for each page. */
export function browserClient(store: ShopStore): ShopClient {
  const known = clients.get(store)
  if (known) return known
  const { apiKey } = store.getState()
  const plain = createShopClient({ baseUrl: '', apiKey, csrfToken: () => token(store, plain) })
  const made = withCheckoutSteps(plain)
  clients.set(store, made)
  return made
}

/** The token came with the page; without one, as after an outage of the backend, it is asked for now. */
async function token(store: ShopStore, client: ShopClient): Promise<string | undefined> {
  const { token: known } = store.getState()
  if (known) return known
  const shopper = await client.getShopper()
  if (!('token' in shopper)) return undefined
  store.setState({ token: shopper.token, cart: shopper.cartHead.cart })
  return shopper.token
}
