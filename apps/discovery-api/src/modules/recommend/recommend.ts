import type { Clock } from '@klarsikt/server/clock'
import type { Database } from '@klarsikt/server/database'
import type { Filter } from '../../engine/engine.js'
import type { CardData } from '../catalogue-index/card-data.js'
import type { Market } from '../catalogue-index/market.js'
import type { Recommend } from '../search/ports.js'
import { blend, type Seed } from './blend.js'
import { diversify } from './diversify.js'
import type { Neighbour } from './neighbours.js'
import { type Learnt, readLearnt, readTaste } from './read-learnt.js'
import { seedWeight } from './seed-weight.js'

/** Most products that a recommendation starts from, because each may cost a request to the index. */
const MAX_SEEDS = 8
const MAX_CANDIDATES = 240
const MAX_PER_SOURCE = 60
/** With fewer baskets the index is asked for similar products; with more, behaviour is enough. */
const MIN_SUPPORT_BASKETS = 40
/** Weight of "bought together" against "looked at together": beside one product, and beside a cart. */
const BOUGHT_WEIGHT = { product: 0.5, cart: 2 } as const

const IN_STOCK: Filter = { field: 'in_stock', op: 'eq', data: true }
const browse = { searchText: '', asYouType: false, sort: null, offset: 0, facets: [], rules: null } as const

type RecommendMarket = Pick<Market, 'tenant' | 'market' | 'index' | 'cards'>

/**
 * Recommends from behaviour, from similar content where little is known, and from popularity. On a product's page it
 * shows what is often in the same baskets, on other pages what suits the visitor's earlier products. It recommends only
 * products that are in stock and pass the filters, one of each model, and none that the shopper came from.
 */
export function createRecommend({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Recommend {
  return async (market, { seed, visitor, limit, filters }) => {
    const now = clock.now()
    const allowed = [...filters, IN_STOCK]
    if (seed.kind === 'category') allowed.push(...seed.filters)
    const beside = seed.kind === 'products'
    const starts = beside
      ? seed.ids.slice(0, MAX_SEEDS).map((id) => ({ id, weight: 1 }))
      : (await readTaste(database, market, visitor))
          .slice(0, MAX_SEEDS)
          .map(({ id }, age) => ({ id, weight: seedWeight(age) }))
    const bought = beside && seed.ids.length > 1 ? BOUGHT_WEIGHT.cart : BOUGHT_WEIGHT.product
    const [ranking, popular] = await Promise.all([
      rank(market, starts, {
        learnt: await readLearnt(
          database,
          market,
          starts.map(({ id }) => id),
          now,
        ),
        bought,
        allowed,
      }),
      popularOf(market, allowed),
    ])
    const named = new Set(beside ? seed.ids : [])
    return choose(market, [...ranking, ...popular.map(({ id }) => id)], { named, limit })
  }
}

type Start = { readonly id: string; readonly weight: number }
type RankParams = {
  readonly learnt: ReadonlyMap<string, Learnt>
  readonly bought: number
  readonly allowed: readonly Filter[]
}

/** Candidates that may be shown, best first. */
async function rank(
  market: RecommendMarket,
  starts: readonly Start[],
  { learnt, bought, allowed }: RankParams,
): Promise<string[]> {
  if (starts.length === 0) return []
  const stored = await market.cards.get(starts.map(({ id }) => id))
  // A shopper's products often share a category, so its bestsellers are fetched once.
  const sellers = new Map<string, Promise<Neighbour[]>>()
  const sellersOf = (category: readonly Filter[]) => {
    const key = JSON.stringify(category)
    const asked = sellers.get(key) ?? popularOf(market, [...allowed, ...category])
    sellers.set(key, asked)
    return asked
  }
  const seeds = await Promise.all(
    starts.map(async ({ id, weight }): Promise<Seed> => {
      const { support = 0, neighbours = {} } = learnt.get(id) ?? {}
      const [similar, popular] = await Promise.all([
        support < MIN_SUPPORT_BASKETS ? market.index.similar(id, MAX_PER_SOURCE, allowed) : [],
        sellersOf(categoryOf(stored.get(id))),
      ])
      return { id, weight, support, neighbours: joined(neighbours, bought), similar, popular }
    }),
  )
  const candidates = blend(seeds).slice(0, MAX_CANDIDATES)
  return filtered(
    market,
    candidates.map(({ id }) => id),
    allowed,
  )
}

/** Merges both relations; `bought` multiplies the scores of what was bought together. */
function joined(learnt: Learnt['neighbours'], bought: number): Neighbour[] {
  const scores = new Map<string, number>()
  for (const [list, factor] of [
    [learnt.seen, 1],
    [learnt.bought, bought],
  ] as const)
    for (const { id, score } of list ?? []) scores.set(id, (scores.get(id) ?? 0) + factor * score)
  return [...scores].map(([id, score]) => ({ id, score }))
}

/** The deepest category of a product as a filter; no filter for uncategorised products. */
function categoryOf(product: CardData | undefined): Filter[] {
  return product && product.category.length > 0 ? [{ field: 'category', op: 'eq', data: product.category }] : []
}

/** The most popular products that meet the filters, scored by rank. */
async function popularOf({ index }: RecommendMarket, filters: readonly Filter[]): Promise<Neighbour[]> {
  const { hits } = await index.search({ ...browse, filters, limit: MAX_PER_SOURCE })
  return hits.map(({ id }, rank) => ({ id, score: 1 / (1 + rank / 10) }))
}

/** The ids that exist and meet the filters, in their order. */
async function filtered(
  { index }: RecommendMarket,
  ids: readonly string[],
  filters: readonly Filter[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const own: Filter = { field: 'product_id', op: 'in', data: ids }
  const { hits } = await index.search({ ...browse, filters: [own, ...filters], limit: ids.length })
  const found = new Set(hits.map(({ id }) => id))
  return ids.filter((id) => found.has(id))
}

/** The first of a ranking: one of each model, and none of the models that the shopper came from. */
async function choose(
  { cards }: RecommendMarket,
  ranking: readonly string[],
  { named, limit }: { readonly named: ReadonlySet<string>; readonly limit: number },
): Promise<string[]> {
  const ids = [...new Set(ranking)].filter((id) => !named.has(id))
  const stored = await cards.get([...ids, ...named])
  const groupOf = (id: string) => stored.get(id)?.model ?? null
  const groups = new Set([...named].map(groupOf))
  groups.delete(null)
  const kin = ids
    .filter((id) => stored.has(id))
    .map((id) => ({ id, group: groupOf(id), brand: stored.get(id)?.card.brand ?? null }))
    .filter(({ group }) => !groups.has(group))
  return diversify(kin, limit).map(({ id }) => id)
}
