import type { Deps } from '../../context.js'
import type { Market } from '../market/market.js'
import { collectBaskets, collectTastes } from '../recommend/collect-baskets.js'
import { learnBaskets } from '../recommend/learn-baskets.js'
import { renewNeighbours } from '../recommend/renew-neighbours.js'
import { collectQueries } from '../suggest/collect-queries.js'
import { collectPopularity } from './collect-popularity.js'
import { followEvents } from './follow-events.js'
import { publishPopularity } from './publish-popularity.js'

const COLLECTORS = [collectPopularity, collectBaskets, collectTastes, collectQueries]

/** Learns from what happened in every open market. Runs as periodic work, one replica at a time. */
export async function learn({ database, markets, clock, log }: Pick<Deps, 'database' | 'markets' | 'clock' | 'log'>) {
  for (const market of await markets.open()) {
    try {
      await learnMarket({ database, clock }, market)
    } catch (error) {
      // One tenant's trouble must not keep the others from learning.
      log.warn({ err: error, tenant: market.tenant, market: market.market }, 'a market could not learn')
    }
  }
}

/** Learns from what happened in one market since the last time. */
export async function learnMarket(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  market: Pick<Market, 'tenant' | 'market' | 'products' | 'survey'>,
): Promise<void> {
  const now = clock.now()
  const place = { tenant: market.tenant, market: market.market }
  await followEvents(database, { place, collectors: COLLECTORS, resolve: (ids) => resolve(market, ids) })
  await learnBaskets(database, place, now)
  await renewNeighbours(database, place, now)
  await publishPopularity(database, place, now)
}

/** An event may name a product or one of its variants; anything else is not of this catalogue. */
async function resolve(
  { products, survey }: Pick<Market, 'products' | 'survey'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const parents = new Map(ids.map((id) => [id, survey.parentOf(id) ?? id]))
  const known = await products.get([...new Set(parents.values())])
  return new Map([...parents].filter(([, parent]) => known.has(parent)))
}
