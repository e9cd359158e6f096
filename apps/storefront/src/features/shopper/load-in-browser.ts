import { sessionChangeCount } from '../../lib/client-settings.js'
import type { ShopperFacts } from '../../lib/shopper-facts.js'

/** The address of the resource route with the shopper's facts. */
export const SHOPPER_PATH = '/shopper'

/**
 * Fetches the facts as JSON. The next load of the router would abort its own request, and its decoder does not handle a
 * stream that was aborted.
 */
export async function fetchShopperFacts(): Promise<ShopperFacts> {
  const answer = await fetch(SHOPPER_PATH, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${SHOPPER_PATH} answered ${answer.status}`)
  return (await answer.json()) as ShopperFacts
}

let latest: ShopperFacts | null = null
let loading: Promise<unknown> = Promise.resolve()

/** Loads the facts again if a log-in or log-out has ended their session during the load. */
async function loadOfSession(load: () => Promise<ShopperFacts>): Promise<ShopperFacts> {
  const before = sessionChangeCount()
  const facts = await load()
  return before === sessionChangeCount() ? facts : load()
}

/** Loads the facts. After a failure it returns the latest ones, since an error here would replace the whole page. */
export async function loadInBrowser(load: () => Promise<ShopperFacts>): Promise<ShopperFacts | null> {
  const answer = loadOfSession(load).catch(() => null)
  loading = answer
  latest = (await answer) ?? latest
  return latest
}

/**
 * Waits for a load under way. The load started before a change that ends now. The router may otherwise take it for the
 * load after the change, and the cart would stay as before.
 */
export async function shopperLoaded(): Promise<void> {
  await loading
}
