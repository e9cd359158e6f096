import { randomUUID } from 'node:crypto'
import type { Database } from '@klarsikt/server/database'

/** Queries with the number of searches, and the shares of searches followed by a click and by a purchase. */
const QUERIES = [
  ['ray-ban', 140, 0.62, 0.09],
  ['solglasögon', 96, 0.55, 0.05],
  ['månadslinser', 71, 0.71, 0.22],
  ['läsglasögon', 44, 0.49, 0.08],
  ['progressiva linser', 23, 0.3, 0.04],
  ['linsvätska', 19, 0.74, 0.31],
  ['skidglasögon', 17, 0, 0],
  ['kikare', 9, 0, 0],
  ['presentpåse', 4, 0, 0],
] as const

/** Adds some weeks of visits, so that the console has figures to show. */
export async function addDemoEvents(
  database: Database,
  { tenant, market }: { readonly tenant: string; readonly market: string },
): Promise<void> {
  const rows: object[] = []
  const add = (row: {
    readonly type: string
    readonly visitor: string
    readonly at: number
    readonly [key: string]: unknown
  }) => rows.push({ tenant, market, event_key: randomUUID(), line: 0, ...row, at: new Date(row.at).toISOString() })
  const product = await database.query<{ product_id: string }>({
    text: 'select product_id from discovery.product where tenant = $1 and market = $2 limit 1',
    values: [tenant, market],
  })
  const product_id = product.rows[0]?.product_id ?? ''
  for (const [query, searches, opened, bought] of QUERIES)
    for (let n = 0; n < searches; n++) {
      const [visitor, answer] = [randomUUID(), randomUUID()]
      const at = Date.now() - ((n * 7_919) % 28) * 86_400_000 - 3_600_000
      add({ type: 'search', visitor, at, query, hits: opened === 0 ? 0 : 40, result_id: answer })
      if (n < searches * opened) add({ type: 'click', visitor, at: at + 1_000, product_id, result_id: `${answer}-1` })
      if (n < searches * bought) add({ type: 'purchase', visitor, at: at + 60_000, product_id, quantity: 1 })
    }
  await database.query({
    text: `insert into discovery.event
             (tenant, market, event_key, line, type, visitor, query, hits, product_id, quantity, result_id, signed_visitor,
              network, answered_hits, occurred_at, received_at)
           select tenant, market, event_key, line, type, visitor, query, hits, product_id, quantity, result_id, visitor,
             visitor, hits, at, at
           from jsonb_to_recordset($1::jsonb) as row (tenant text, market text, event_key text, line smallint, type text,
             visitor text, query text, hits integer, product_id text, quantity integer, result_id text, at timestamptz)`,
    values: [JSON.stringify(rows)],
  })
}
