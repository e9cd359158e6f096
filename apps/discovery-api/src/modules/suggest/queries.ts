import { statement } from '@klarsikt/server/database'

type Market = [tenant: string, market: string]
type Texts = readonly string[]

/** Adds searches, as JSON, to the counts of queries. */
export const addSearches = statement<[...Market, searches: string]>(
  'discovery-searched-queries-add',
  `insert into discovery.searched_query as q (tenant, market, key, shown, sum, visitors, hits, last_at)
   select $1, $2, * from jsonb_to_recordset($3::jsonb) as row (key text, shown text, sum float8, visitors int,
     hits int, last_at timestamptz)
   on conflict (tenant, market, key) do update set
     shown = excluded.shown, sum = q.sum + excluded.sum, visitors = q.visitors + excluded.visitors,
     hits = case when excluded.last_at >= q.last_at then excluded.hits else q.hits end,
     last_at = greatest(q.last_at, excluded.last_at)`,
)

/** Stores the day on which visitors last searched for a query. */
export const noteVisitors = statement<[...Market, visitors: Texts, keys: Texts, days: Texts]>(
  'discovery-query-visitors-note',
  `insert into discovery.query_visitor as q (tenant, market, visitor, key, day)
   select $1, $2, * from unnest($3::text[], $4::text[], $5::date[])
   on conflict (tenant, market, visitor, key) do update set day = greatest(q.day, excluded.day)`,
)
