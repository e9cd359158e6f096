import type { ConsoleQueries, QueryFigures } from '@klarsikt/contract/discovery/types'
import type { Deps } from '../../context.js'
import type { Market } from '../market/market.js'
import { looksPersonal } from './looks-personal.js'

type Days = ConsoleQueries['days']
type Row = QueryFigures & { readonly last_hits: number | null }

const DAY = 86_400_000
/** Queries of each list. */
const SHOWN = 50
/** Queries read, so that a list stays full when personal ones are left out. */
const READ = 500

/**
 * What shoppers searched for in the last days and what came of it. The same query of one visitor counts once an hour, so
 * that neither a page that is loaded again nor a flood makes a query popular; a visitor without consent cannot be told
 * from another, and counts each time.
 */
export async function readQueries(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  market: Pick<Market, 'tenant' | 'market' | 'index'>,
  days: Days,
): Promise<ConsoleQueries> {
  const since = new Date(clock.now().getTime() - days * DAY)
  const { rows } = await database.query<Row & { totals: boolean }>({
    name: 'discovery-console-queries',
    text: QUERIES,
    values: [market.tenant, market.market, since],
  })
  const totals = rows.find((row) => row.totals)
  const all = rows.filter((row) => !row.totals && row.query.trim() !== '' && !looksPersonal(row.query))
  return {
    days,
    totals: figures(totals),
    top: all.slice(0, SHOWN).map((row) => ({ query: row.query, ...figures(row) })),
    without_hits: await foundNow(market, all.filter(({ last_hits: hits }) => hits === 0).slice(0, SHOWN)),
  }
}

/** A synonym or a new product may have answered a query meanwhile. */
async function foundNow(
  { index }: Pick<Market, 'index'>,
  rows: readonly Row[],
): Promise<ConsoleQueries['without_hits']> {
  const list: ConsoleQueries['without_hits'] = []
  for (const row of rows) {
    const { total } = await index.search({
      text: row.query,
      filters: [],
      asYouType: false,
      sort: null,
      offset: 0,
      limit: 0,
      facets: [],
      rules: null,
    })
    list.push({ query: row.query, ...figures(row), found_now: total })
  }
  return list
}

function figures(row: Omit<QueryFigures, 'query'> | undefined) {
  return {
    searches: row?.searches ?? 0,
    without_hits: row?.without_hits ?? 0,
    clicked: row?.clicked ?? 0,
    carted: row?.carted ?? 0,
    bought: row?.bought ?? 0,
  }
}

/** A purchase belongs to an answer whose product was opened at most this long before. */
const ATTRIBUTED = `interval '7 days'`

/**
 * A card's id is the answer's id with the position behind it, so an act is led back to its search without the visitor;
 * only a purchase, which names no answer, needs the visitor's digest and so consent.
 */
const QUERIES = `
  with asked as (
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
   from search group by query order by count(*) desc, query limit ${READ})`
