import type { Deps } from '../../context.js'
import type { Market } from '../catalogue-index/market.js'
import { collectPopularity } from '../popularity/collect-popularity.js'
import { followEvents } from '../popularity/follow-events.js'
import { publishPopularity } from '../popularity/publish-popularity.js'
import { collectBaskets, collectTastes } from '../recommend/collect-baskets.js'
import { learnBaskets } from '../recommend/learn-baskets.js'
import { renewNeighbours } from '../recommend/renew-neighbours.js'
import { collectQueries } from '../suggest/collect-queries.js'

const COLLECTORS = [collectPopularity, collectBaskets, collectTastes, collectQueries]

/** Milliseconds between two publications of popularity, because each indexes products again. */
const PUBLISH_INTERVAL_MS = 10 * 60_000

type Parts = Pick<Deps, 'database' | 'clock'>

/** Returns the work that learns from new events in every open market. Run it repeatedly, in one replica at a time. */
export function createLearning({ markets, log, ...parts }: Parts & Pick<Deps, 'markets' | 'log'>): () => Promise<void> {
  const published = new Map<string, number>()
  return async () => {
    for (const market of await markets.open()) {
      const key = `${market.tenant}.${market.market}`
      try {
        await learnMarket(parts, market)
        const now = parts.clock.now().getTime()
        if (now - (published.get(key) ?? 0) < PUBLISH_INTERVAL_MS) continue
        await publishPopularity(parts.database, market, new Date(now))
        published.set(key, now)
      } catch (error) {
        // A failure of one tenant must not stop the others.
        log.warn({ err: error, tenant: market.tenant, market: market.market }, 'a market could not learn')
      }
    }
  }
}

/** Learns from the events of one market since the last call. */
export async function learnMarket(
  { database, clock }: Parts,
  market: Pick<Market, 'tenant' | 'market' | 'cards' | 'stats'>,
): Promise<void> {
  const now = clock.now()
  const marketKey = { tenant: market.tenant, market: market.market }
  await followEvents(database, { marketKey, collectors: COLLECTORS, resolve: (ids) => resolve(market, ids) })
  await learnBaskets(database, marketKey, now)
  await renewNeighbours(database, marketKey, now)
}

/**
 * Maps ids in events to products: an event may name a product or a variant. Other ids are unknown to this catalogue.
 */
async function resolve(
  { cards, stats }: Pick<Market, 'cards' | 'stats'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const parents = new Map(ids.map((id) => [id, stats.parentOf(id) ?? id]))
  const known = await cards.get([...new Set(parents.values())])
  return new Map([...parents].filter(([, parent]) => known.has(parent)))
}
