import { type Executor, type Params, prepared } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import { inMarket, isAnyOf } from '../../database/conditions.js'
import { presently } from '../popularity/decay.js'
import type { MarketKey } from '../tenant/market-key.js'
import type { Relation } from './baskets.js'
import { MEETING_HALF_LIFE } from './learn-baskets.js'
import type { Neighbour } from './neighbours.js'
import { neighbour, taste } from './tables.js'
import type { Interaction } from './taste.js'

export type Learnt = {
  /** Number of baskets that contained it. Older baskets count less. */
  readonly support: number
  readonly neighbours: Readonly<Partial<Record<Relation, readonly Neighbour[]>>>
}

const selectNeighbours = prepared(
  'discovery-neighbours',
  (orm, value: Params<MarketKey & { ids: readonly string[] }>) => {
    const { productId, relation, sum, neighbours } = neighbour
    return orm
      .select({ productId, relation, sum, neighbours })
      .from(neighbour)
      .where(and(inMarket(neighbour, value), isAnyOf(productId, value.ids)))
  },
)

const selectTaste = prepared('discovery-taste', (orm, value: Params<MarketKey & { visitor: string }>) =>
  orm
    .select({ met: taste.met })
    .from(taste)
    .where(and(inMarket(taste, value), eq(taste.visitor, value.visitor))),
)

/** What is learnt about products; products in no basket are missing. */
export async function readLearnt(
  executor: Executor,
  { tenant, market }: MarketKey,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Learnt>> {
  if (ids.length === 0) return new Map()
  const rows = await selectNeighbours(executor, { tenant, market, ids })
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, own]) => [
      id,
      {
        support: presently(own.find(({ relation }) => relation === 'seen')?.sum ?? 0, now, MEETING_HALF_LIFE),
        neighbours: Object.fromEntries(own.map(({ relation, neighbours }) => [relation, neighbours])),
      },
    ]),
  )
}

/** The latest products of a visitor, latest first; none without consent. */
export async function readTaste(
  executor: Executor,
  { tenant, market }: MarketKey,
  visitor: string | null,
): Promise<readonly Interaction[]> {
  if (visitor === null) return []
  const [row] = await selectTaste(executor, { tenant, market, visitor })
  return row?.met ?? []
}
