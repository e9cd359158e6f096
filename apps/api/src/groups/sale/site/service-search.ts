import { discoveryEndpoints } from '@klarsikt/contract/discovery'
import type { Log } from '@klarsikt/server/log'
import { SHOP } from '@klarsikt/shop-config'
import type { DiscoveryService } from '../../../providers/discovery/port.js'

/** What the discovery service finds: articles by number, and pages that match the words. */
export type ServiceFound = {
  readonly articles: { readonly ids: readonly number[]; readonly total: number }
  readonly pages: readonly { readonly title: string; readonly url: string; readonly imageUrl: string | null }[]
}

/** How long a search waits for the service before the shop answers itself. */
const SERVICE_TIMEOUT_MS = 1_500

type ServiceSearch = { readonly text: string; readonly limit: number; readonly address: string }

/**
 * Searches in the same way as the search page, so that the overlay has the same order and numbers; null when the
 * service does not answer or has no data yet.
 */
export async function searchByService(
  { discovery, log }: { readonly discovery: DiscoveryService | null; readonly log: Log },
  { text, limit, address }: ServiceSearch,
): Promise<ServiceFound | null> {
  if (discovery === null) return null
  const ask = async (query: string, most: number) => {
    const body = JSON.stringify({ tenant: SHOP.brand.slug, market: SHOP.market.code, query, limit: most })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const answer = await Promise.race([discovery('/v2/search/results', init, address), late()])
    return answer?.status === 200 ? discoveryEndpoints.searchResults.reply.parse(await answer.json()) : null
  }
  try {
    const found = await ask(text, limit)
    if (found === null) return null
    const { n_hits: total, displays, content_search_links: links } = found
    // A service without any data finds nothing at all.
    if (total === 0 && links.length === 0 && !(await ask('', 0))?.n_hits) return null
    return {
      articles: { ids: displays.map(({ product_id }) => Number(product_id)), total },
      pages: links.map(({ title, page_url, image_url }) => ({ title, url: page_url, imageUrl: image_url })),
    }
  } catch (error) {
    log.warn({ err: error }, 'the discovery service could not be searched')
    return null
  }
}

/** Ends the wait after the timeout. A service in the same process ignores an abort signal. */
function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, SERVICE_TIMEOUT_MS, null).unref())
}
