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

async function renewSlice(tx: Executor, { tenant, market }: Place, now: Date): Promise<number> {
  const { rows: stale } = await tx.query<{ relation: Relation; product_id: string; sum: number; total: number }>({
    text: `with stale as (
             select relation, product_id from discovery.basket_product
             where tenant = $1 and market = $2 and stale order by relation, product_id limit ${SLICE} for update
           )
           update discovery.basket_product p set stale = false from stale
           join discovery.basket_total t on t.tenant = $1 and t.market = $2 and t.relation = stale.relation
           where p.tenant = $1 and p.market = $2 and p.relation = stale.relation and p.product_id = stale.product_id
           returning p.relation, p.product_id, p.sum, t.sum as total`,
    values: [tenant, market],
  })
  const present = (sum: number) => presently(sum, now, MEETING_HALF_LIFE)
  const rows = []
  for (const [relation, own] of Map.groupBy(stale, (one) => one.relation)) {
    const pairs = await pairsOf(tx, { tenant, market }, relation, own)
    for (const { product_id: id, sum, total } of own) {
      const others = (pairs.get(id) ?? []).map((pair) => ({
        id: pair.other_id,
        count: present(pair.count),
        together: present(pair.sum),
      }))
      const neighbours = neighboursOf({ total: present(total), own: present(sum), others })
      rows.push({ product_id: id, relation, sum, neighbours })
    }
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

type Pair = { product_id: string; other_id: string; sum: number; count: number }

async function pairsOf(
  tx: Executor,
  { tenant, market }: Place,
  relation: Relation,
  products: readonly { readonly product_id: string }[],
): Promise<ReadonlyMap<string, readonly Pair[]>> {
  const { rows } = await tx.query<Pair>({
    text: `select p.product_id, p.other_id, p.sum, o.sum as count from discovery.basket_pair p
           join discovery.basket_product o
             on o.tenant = p.tenant and o.market = p.market and o.relation = p.relation and o.product_id = p.other_id
           where p.tenant = $1 and p.market = $2 and p.relation = $3 and p.product_id = any($4::text[])`,
    values: [tenant, market, relation, products.map(({ product_id }) => product_id)],
  })
  return Map.groupBy(rows, ({ product_id }) => product_id)
}
