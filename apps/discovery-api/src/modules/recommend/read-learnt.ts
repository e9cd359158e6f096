import type { Executor } from '@klarsikt/server/database'
import { presently } from '../popularity/decay.js'
import type { Place } from '../popularity/follow-events.js'
import type { Relation } from './baskets.js'
import { MEETING_HALF_LIFE } from './learn-baskets.js'
import type { Neighbour } from './neighbours.js'
import type { Met } from './taste.js'

/** What behaviour says of a product. */
export type Learnt = {
  /** Baskets (decayed) it was met in. */
  readonly support: number
  readonly neighbours: Readonly<Partial<Record<Relation, readonly Neighbour[]>>>
}

/** What is learnt of products; those that nobody met are missing. */
export async function readLearnt(
  executor: Executor,
  { tenant, market }: Place,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Learnt>> {
  if (ids.length === 0) return new Map()
  const { rows } = await executor.query<{
    product_id: string
    relation: Relation
    sum: number
    neighbours: readonly Neighbour[]
  }>({
    name: 'discovery-neighbours',
    text: `select product_id, relation, sum, neighbours from discovery.neighbour
           where tenant = $1 and market = $2 and product_id = any($3::text[])`,
    values: [tenant, market, ids],
  })
  return new Map(
    [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([id, own]) => [
      id,
      {
        support: presently(own.find(({ relation }) => relation === 'seen')?.sum ?? 0, now, MEETING_HALF_LIFE),
        neighbours: Object.fromEntries(own.map(({ relation, neighbours }) => [relation, neighbours])),
      },
    ]),
  )
}

/** What a visitor met last, latest first; nothing for those who did not agree to be recognised. */
export async function readTaste(
  executor: Executor,
  { tenant, market }: Place,
  visitor: string | null,
): Promise<readonly Met[]> {
  if (visitor === null) return []
  const { rows } = await executor.query<{ met: readonly Met[] }>({
    name: 'discovery-taste',
    text: 'select met from discovery.taste where tenant = $1 and market = $2 and visitor = $3',
    values: [tenant, market, visitor],
  })
  return rows[0]?.met ?? []
}
