import type { Database, Executor } from '@klarsikt/server/database'
import { presently } from '../popularity/decay.js'
import type { Place } from '../popularity/follow-events.js'
import type { Relation } from './baskets.js'
import { MEETING_HALF_LIFE } from './learn-baskets.js'
import { neighboursOf } from './neighbours.js'

/** Products of one transaction. */
const SLICE = 100

/** Works out the neighbours of the products that were met since the last time, slice by slice. The number of products. */
export async function renewNeighbours(database: Database, place: Place, now: Date): Promise<number> {
  for (let renewed = 0; ;) {
    const products = await database.transaction((tx) => renewSlice(tx, place, now))
    renewed += products
    if (products < SLICE) return renewed
  }
}

type Stale = { relation: Relation; product_id: string; sum: number }

async function renewSlice(tx: Executor, place: Place, now: Date): Promise<number> {
  const { tenant, market } = place
  const { rows: stale } = await tx.query<Stale>({
    text: `select relation, product_id, sum from discovery.basket_product
           where tenant = $1 and market = $2 and stale order by relation, product_id limit ${SLICE} for update`,
    values: [tenant, market],
  })
  const rows = []
  for (const [relation, own] of Map.groupBy(stale, (one) => one.relation)) {
    const ids = own.map(({ product_id }) => product_id)
    rows.push(...(await neighboursOfAll(tx, place, relation, own, now)))
    await tx.query({
      text: `update discovery.basket_product set stale = false
             where tenant = $1 and market = $2 and relation = $3 and product_id = any($4::text[])`,
      values: [tenant, market, relation, ids],
    })
  }
  if (rows.length === 0) return 0
  await tx.query({
    text: `insert into discovery.neighbour (tenant, market, product_id, relation, sum, neighbours)
           select $1, $2, * from jsonb_to_recordset($3::jsonb) as row (product_id text, relation text, sum float8, neighbours jsonb)
           on conflict (tenant, market, product_id, relation) do update set sum = excluded.sum, neighbours = excluded.neighbours`,
    values: [tenant, market, JSON.stringify(rows)],
  })
  return rows.length
}

async function neighboursOfAll(tx: Executor, place: Place, relation: Relation, own: readonly Stale[], now: Date) {
  const base = [place.tenant, place.market, relation]
  const present = (sum: number) => presently(sum, now, MEETING_HALF_LIFE)
  const { rows: totals } = await tx.query<{ sum: number }>({
    text: 'select sum from discovery.basket_total where tenant = $1 and market = $2 and relation = $3',
    values: base,
  })
  const total = present(totals[0]?.sum ?? 0)
  // Two reads by key instead of a join: right after a shop's first events the planner knows nothing of these tables.
  const { rows: pairs } = await tx.query<{ product_id: string; other_id: string; sum: number }>({
    text: `select product_id, other_id, sum from discovery.basket_pair
           where tenant = $1 and market = $2 and relation = $3 and product_id = any($4::text[])`,
    values: [...base, own.map(({ product_id }) => product_id)],
  })
  const { rows: counts } = await tx.query<{ product_id: string; sum: number }>({
    text: `select product_id, sum from discovery.basket_product
           where tenant = $1 and market = $2 and relation = $3 and product_id = any($4::text[])`,
    values: [...base, [...new Set(pairs.map(({ other_id }) => other_id))]],
  })
  const countOf = new Map(counts.map(({ product_id, sum }) => [product_id, present(sum)]))
  const pairsOf = Map.groupBy(pairs, ({ product_id }) => product_id)
  return own.map(({ product_id, sum }) => {
    const others = (pairsOf.get(product_id) ?? []).map((pair) => ({
      id: pair.other_id,
      count: countOf.get(pair.other_id) ?? 0,
      together: present(pair.sum),
    }))
    return { product_id, relation, sum, neighbours: neighboursOf({ total, own: present(sum), others }) }
  })
}
