import { BRAND_SLUG, MARKET } from '@klarsikt/core/markets'
import { createDiscovery, type DiscoveryClient } from '@klarsikt/discovery'
import type { ShopLoadContext } from '../../load-context.js'
import { noteFailure } from '../note-failure.js'
import { SEARCH_ADDRESS } from './search-address.js'

/** How long (ms) a page waits for the discovery service before it is rendered without. */
const TIMEOUT_MS = 1_500

type Context = Pick<ShopLoadContext, 'discovery' | 'markDegraded'>

/** The discovery service as a loader asks it: once, and not for long. What it has loaded is handed to the browser. */
export function serverDiscovery(context: Context): DiscoveryClient {
  return createDiscovery(
    {
      tenant: BRAND_SLUG,
      market: MARKET.code,
      locale: MARKET.locale,
      apiUrl: '',
      ...SEARCH_ADDRESS,
      report: (message) => noteFailure(new Error(message)),
    },
    { fetch: (path, init) => once(context, path, init), attempts: 1 },
  )
}

/** Whatever is no answer becomes a 503, which is not asked for again. */
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

/** A service in the same process hears no abort signal. */
function timeout(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null))
}
