import type { QueryFigures } from '@klarsikt/contract/discovery/types'
import { statement } from '@klarsikt/server/database'

/** Figures of a query, or of all queries (`totals`), with the number of products in its latest answer. */
export type SearchFigures = QueryFigures & { readonly totals: boolean; readonly last_hits: number | null }

/** A purchase counts for an answer if its product was opened from it within this time before. */
const ATTRIBUTED = `interval '7 days'`

/**
 * The most frequent searches since an instant. A card's id is the answer's id and a position, so clicks and carts are traced to their
 * search without the visitor. A purchase names no answer, so it needs the visitor's digest, which requires consent.
 */
export const selectSearches = statement<[tenant: string, market: string, since: Date, most: number], SearchFigures>(
  'discovery-console-queries',
  `with asked as (
    select id, lower(btrim(regexp_replace(query, '\\s+', ' ', 'g'))) as query, hits, result_id, visitor, occurred_at
    from discovery.event where tenant = $1 and market = $2 and type = 'search' and occurred_at >= $3
  ), act as (
    select id, type, product_id, visitor, occurred_at, regexp_replace(result_id, '-[0-9]+$', '') as answer
    from discovery.event
    where tenant = $1 and market = $2 and type in ('click', 'add_to_cart') and result_id is not null and occurred_at >= $3
  ), done as (
    select answer, bool_or(type = 'click') as clicked, bool_or(type = 'add_to_cart') as carted from act group by answer
  ), purchase as (
    select distinct act.answer from act
    join discovery.event p on p.tenant = $1 and p.market = $2 and p.type = 'purchase' and p.occurred_at >= $3
      and p.visitor = act.visitor and p.product_id = act.product_id
      and p.occurred_at >= act.occurred_at and p.occurred_at < act.occurred_at + ${ATTRIBUTED}
  ), search as (
    select asked.query, bool_and(coalesce(asked.hits = 0, false)) as nothing,
      bool_or(coalesce(done.clicked, false)) as clicked, bool_or(coalesce(done.carted, false)) as carted,
      bool_or(purchase.answer is not null) as bought,
      (array_agg(asked.hits order by asked.occurred_at desc, asked.id desc))[1] as hits,
      max(asked.occurred_at) as at, max(asked.id) as id
    from asked left join done on done.answer = asked.result_id left join purchase on purchase.answer = asked.result_id
    group by asked.query, coalesce(asked.visitor, asked.id::text), date_trunc('hour', asked.occurred_at)
  )
  (select true as totals, '' as query, count(*)::int as searches, count(*) filter (where nothing)::int as without_hits,
     count(*) filter (where clicked)::int as clicked, count(*) filter (where carted)::int as carted,
     count(*) filter (where bought)::int as bought, null::int as last_hits
   from search)
  union all
  (select false, query, count(*)::int, count(*) filter (where nothing)::int, count(*) filter (where clicked)::int,
     count(*) filter (where carted)::int, count(*) filter (where bought)::int,
     (array_agg(hits order by at desc, id desc))[1]
   from search group by query order by count(*) desc, query limit $4)`,
)
