import { BRAND_SLUG, MARKET } from '@klarsikt/core/markets'
import { createDiscovery, type DiscoveryClient } from '@klarsikt/discovery'
import type { ShopLoadContext } from '../../load-context.js'
import { asksForPageState } from '../../shell/page-state.js'
import { leaveOut } from '../incomplete-page.js'
import { noteFailure } from '../note-failure.js'
import { SEARCH_ADDRESS } from './search-address.js'

/** How long (ms) a page waits for the discovery service before it is drawn without. */
const PATIENCE = 1_500
/** How long (ms) its data is waited for, which the browser asks for at the first touch: nobody looks at a blank page then. */
const PATIENCE_FOR_STATE = 6_000

type Context = Pick<ShopLoadContext, 'discovery'>

/** What a loader may wait for the service. */
export const patienceFor = (request: Request): number => (asksForPageState(request) ? PATIENCE_FOR_STATE : PATIENCE)

/** The discovery service as a loader asks it: once, and not for long. What it has loaded is handed to the browser. */
export function serverDiscovery(context: Context, patience = PATIENCE): DiscoveryClient {
  return createDiscovery(
    {
      tenant: BRAND_SLUG,
      market: MARKET.code,
      locale: MARKET.locale,
      apiUrl: '',
      ...SEARCH_ADDRESS,
      report: (message) => noteFailure(new Error(message)),
    },
    { fetch: (path, init) => once(context, path, init, patience), attempts: 1 },
  )
}

/** Whatever is no answer becomes a 503, which is not asked for again. */
async function once(context: Context, path: string, init: RequestInit, patience: number): Promise<Response> {
  try {
    const answer = await Promise.race([context.discovery(path, init), late(patience)])
    if (answer?.status === 200) return answer
    noteFailure(new Error(`The discovery service answered ${answer?.status ?? 'too late'}`))
  } catch (error) {
    noteFailure(error)
  }
  leaveOut(context, 'discovery')
  return new Response(null, { status: 503 })
}

/** A service in the same process hears no abort signal. */
function late(patience: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patience, null))
}
