import { sessionChangeCount } from '../../lib/client-settings.js'
import type { ShopperFacts } from '../../lib/shopper-facts.js'

/** Address of the resource route that answers with the shopper's facts. */
export const SHOPPER_PATH = '/shopper'

/**
 * Fetches the facts as JSON. The router's own request would be aborted by the load that follows it, and its decoder leaves
 * the aborted end of a stream unhandled.
 */
export async function fetchShopperFacts(): Promise<ShopperFacts> {
  const answer = await fetch(SHOPPER_PATH, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${SHOPPER_PATH} answered ${answer.status}`)
  return (await answer.json()) as ShopperFacts
}

let latest: ShopperFacts | null = null
let loading: Promise<unknown> = Promise.resolve()

/** Loads again what was answered for a session that a log-in or log-out has ended meanwhile. */
async function loadOfSession(load: () => Promise<ShopperFacts>): Promise<ShopperFacts> {
  const before = sessionChangeCount()
  const facts = await load()
  return before === sessionChangeCount() ? facts : load()
}

/** What could not be had is as it was; an error here would take the whole page away. */
export async function loadInBrowser(load: () => Promise<ShopperFacts>): Promise<ShopperFacts | null> {
  const answer = loadOfSession(load).catch(() => null)
  loading = answer
  latest = (await answer) ?? latest
  return latest
}

/**
 * Waits for a load that is under way. It began before a change that ends now, and the router may take it for the one that
 * follows the change: the cart would stay as it was before.
 */
export async function shopperLoaded(): Promise<void> {
  await loading
}
