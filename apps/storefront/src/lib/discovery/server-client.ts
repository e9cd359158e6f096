import { BRAND_SLUG, MARKET } from '@klarsikt/core/markets'
import { createDiscovery, type DiscoveryClient } from '@klarsikt/discovery'
import type { ShopLoadContext } from '../../load-context.js'
import { noteFailure } from '../note-failure.js'
import { SEARCH_ADDRESS } from './search-address.js'

/** How long (ms) a page waits for the discovery service before it is drawn without. */
const PATIENCE = 1_500

/** The discovery service as a loader asks it: once, and not for long. What it has loaded is handed to the browser. */
export function serverDiscovery({ discovery }: Pick<ShopLoadContext, 'discovery'>): DiscoveryClient {
  return createDiscovery(
    {
      tenant: BRAND_SLUG,
      market: MARKET.code,
      locale: MARKET.locale,
      apiUrl: '',
      ...SEARCH_ADDRESS,
      report: (message) => noteFailure(new Error(message)),
    },
    { fetch: (path, init) => once(discovery, path, init) },
  )
}

/** Whatever is no answer becomes a 404, which is not asked for again. */
async function once(ask: ShopLoadContext['discovery'], path: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await Promise.race([ask(path, init), late()])
    if (answer?.status === 200) return answer
    noteFailure(new Error(`The discovery service answered ${answer?.status ?? 'too late'}`))
  } catch (error) {
    noteFailure(error)
  }
  return new Response(null, { status: 404 })
}

/** A service in the same process hears no abort signal. */
function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null))
}
