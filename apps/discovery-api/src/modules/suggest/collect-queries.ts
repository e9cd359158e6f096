import type { EventRow } from '../events/read.js'
import { growing } from '../popularity/decay.js'
import type { Collector } from '../popularity/follow-events.js'
import { mayBeShown, queryKey } from './query-key.js'

/** Days after which a search counts half: seasons change what is searched for. */
export const QUERY_HALF_LIFE = 30

/** Different queries a day of one visitor that count; a person types a handful. */
const MOST_A_DAY = 50

type Search = { readonly key: string; readonly visitor: string; readonly day: string; readonly event: EventRow }

/**
 * Counts who searched for what: each visitor once a day for a query, however often. Searches of visitors who did not agree
 * to be recognised are not counted: nobody could tell five of them from one.
 */
export const collectQueries: Collector = async (tx, { tenant, market }, events) => {
  const searches = new Map<string, Search>()
  for (const event of events) {
    const { type, query, visitor, occurredAt } = event
    if (type !== 'search' || query === null || visitor === null || !mayBeShown(query)) continue
    const [key, day] = [queryKey(query), occurredAt.toISOString().slice(0, 10)]
    searches.set([visitor, key, day].join('\u001f'), { key, visitor, day, event })
  }
  if (searches.size === 0) return
  const list = [...searches].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, search]) => search)
  const counted = await countVisitors(tx, { tenant, market }, list)
  const queries = [...Map.groupBy(counted, ({ key }) => key)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const latest = own.reduce((left, right) => (left.event.occurredAt > right.event.occurredAt ? left : right))
      return {
        key,
        shown: latest.event.query?.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv'),
        sum: own.reduce((sum, { event }) => sum + growing(event.occurredAt, QUERY_HALF_LIFE), 0),
        visitors: own.filter(({ isNew }) => isNew).length,
        hits: latest.event.hits ?? 0,
        last_at: latest.event.occurredAt.toISOString(),
      }
    })
  await tx.query({
    text: `insert into discovery.searched_query as q (tenant, market, key, shown, sum, visitors, hits, last_at)
           select $1, $2, * from jsonb_to_recordset($3::jsonb) as row (key text, shown text, sum float8, visitors int,
             hits int, last_at timestamptz)
           on conflict (tenant, market, key) do update set
             shown = excluded.shown, sum = q.sum + excluded.sum, visitors = q.visitors + excluded.visitors,
             hits = case when excluded.last_at >= q.last_at then excluded.hits else q.hits end,
             last_at = greatest(q.last_at, excluded.last_at)`,
    values: [tenant, market, JSON.stringify(queries)],
  })
}

type Counted = Search & { readonly isNew: boolean }

/** The searches that count: the first of a visitor for a query on a day, and not too many a day. */
async function countVisitors(
  tx: Parameters<Collector>[0],
  { tenant, market }: { readonly tenant: string; readonly market: string },
  searches: readonly Search[],
): Promise<Counted[]> {
  const days = Map.groupBy(searches, ({ day }) => day)
  const counted: Counted[] = []
  for (const [day, list] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { rows } = await tx.query<{ n: number; is_new: boolean; today: number }>({
      text: `with sent as (
               select * from unnest($3::text[], $4::text[]) with ordinality as row (visitor, key, n)
             ), before as (
               select s.n, v.day from sent s left join discovery.query_visitor v
                 on v.tenant = $1 and v.market = $2 and v.visitor = s.visitor and v.key = s.key
             ), today as (
               select visitor, count(*) as queries from discovery.query_visitor
               where tenant = $1 and market = $2 and day = $5 and visitor in (select visitor from sent) group by visitor
             ), written as (
               insert into discovery.query_visitor as q (tenant, market, visitor, key, day)
               select $1, $2, visitor, key, $5 from sent order by visitor, key
               on conflict (tenant, market, visitor, key) do update set day = excluded.day where q.day < excluded.day
               returning visitor, key
             )
             select s.n::int, before.day is null as is_new,
               (coalesce(today.queries, 0) + row_number() over (partition by s.visitor order by s.n))::int as today
             from written join sent s using (visitor, key) join before using (n) left join today using (visitor)`,
      values: [tenant, market, list.map(({ visitor }) => visitor), list.map(({ key }) => key), day],
    })
    for (const { n, is_new: isNew, today } of rows) {
      const search = list[n - 1]
      if (search && today <= MOST_A_DAY) counted.push({ ...search, isNew })
    }
  }
  return counted
}
