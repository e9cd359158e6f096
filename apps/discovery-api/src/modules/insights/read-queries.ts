import type { ConsoleQueries, QueryFigures } from '@klarsikt/contract/discovery/types'
import type { Deps } from '../../context.js'
import type { Market } from '../catalogue-index/market.js'
import { looksPersonal } from './looks-personal.js'
import { type SearchFigures, selectSearches } from './queries.js'

type Days = ConsoleQueries['days']

const DAY_MS = 86_400_000
const MAX_SHOWN_QUERIES = 50
/** Queries read, so that a list stays full when personal ones are left out. */
const MAX_READ_QUERIES = 500

/**
 * The searches of the last days and their results. The same query of one visitor counts once an hour, so that neither reloads nor a flood
 * make it popular. Visitors without consent cannot be told apart, so each of their searches counts.
 */
export async function readQueries(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  market: Pick<Market, 'tenant' | 'market' | 'index'>,
  days: Days,
): Promise<ConsoleQueries> {
  const since = new Date(clock.now().getTime() - days * DAY_MS)
  const { rows } = await selectSearches(database, market.tenant, market.market, since, MAX_READ_QUERIES)
  const totals = rows.find((row) => row.totals)
  const all = rows.filter((row) => !row.totals && row.query.trim() !== '' && !looksPersonal(row.query))
  return {
    days,
    totals: figures(totals),
    top: all.slice(0, MAX_SHOWN_QUERIES).map((row) => ({ query: row.query, ...figures(row) })),
    without_hits: await foundNow(market, all.filter(({ last_hits: hits }) => hits === 0).slice(0, MAX_SHOWN_QUERIES)),
  }
}

/** Counts what the queries find now, because a synonym or a new product may have fixed them. */
async function foundNow(
  { index }: Pick<Market, 'index'>,
  rows: readonly SearchFigures[],
): Promise<ConsoleQueries['without_hits']> {
  const list: ConsoleQueries['without_hits'] = []
  for (const row of rows) {
    const { total } = await index.search({
      searchText: row.query,
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
