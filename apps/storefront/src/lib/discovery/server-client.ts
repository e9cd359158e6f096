import { createDiscovery, type DiscoveryClient } from '@klarsikt/discovery'
import { SHOP } from '@klarsikt/shop-config'
import type { ShopLoadContext } from '../../load-context.js'
import { noteFailure } from '../note-failure.js'
import { SEARCH_ADDRESS } from './search-address.js'

/** Milliseconds that a page waits for the discovery service before it is rendered without it. */
const TIMEOUT_MS = 1_500

type Context = Pick<ShopLoadContext, 'discovery' | 'markDegraded'>

/**
 * Returns the discovery client of a loader. It makes each call once, with a short time limit. The browser gets what it
 * has loaded.
 */
export function serverDiscovery(context: Context): DiscoveryClient {
  return createDiscovery(
    {
      tenant: SHOP.brand.slug,
      market: SHOP.market.code,
      locale: SHOP.market.locale,
      apiUrl: '',
      ...SEARCH_ADDRESS,
      report: (message) => noteFailure(new Error(message)),
    },
    { fetch: (path, init) => once(context, path, init), attempts: 1 },
  )
}

/** Makes a call once. Any failure becomes a 503, which the client does not repeat. */
async function once(context: Context, path: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await Promise.race([context.discovery(path, init), timeout(TIMEOUT_MS)])
    if (answer?.status === 200) return answer
    noteFailure(new Error(`The discovery service answered ${answer?.status ?? 'too late'}`))
  } catch (error) {
    noteFailure(error)
  }
  context.markDegraded()
  return new Response(null, { status: 503 })
}

/** Limits the wait, since a service in the same process does not react to an abort signal. */
function timeout(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null))
}
