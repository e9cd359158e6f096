import type { Executor } from '@klarsikt/server/database'
import { and } from 'drizzle-orm'
import { inMarket, isAnyOf } from '../../database/conditions.js'
import { mayBeShown, queryKey } from '../answer-id/query-key.js'
import { growing } from '../popularity/decay.js'
import type { Collector } from '../popularity/follow-events.js'
import { type Claim, oncePerNetwork, type Vote, votesOf } from '../popularity/once-per-network.js'
import type { MarketKey } from '../tenant/market-key.js'
import { addSearches, noteVisitors } from './queries.js'
import { queryVisitor } from './tables.js'

/** Days after which a search counts half, because searches follow the seasons. */
export const QUERY_HALF_LIFE = 30

/** Different queries of a visitor that count each day; a person types a handful. */
const MOST_A_DAY = 50

type Search = Claim & { readonly key: string; readonly visitor: string; readonly event: Vote & Answered }
type Answered = { readonly query: string; readonly answeredHits: number }

/**
 * Counts searches: each signed visitor once a day for a query, and all visitors of a network together once. A search counts only if the
 * service itself answered it, with the number of products of that answer.
 */
export const collectQueries: Collector = async (tx, { tenant, market }, events) => {
  const searches = new Map<string, Search>()
  for (const vote of votesOf(events)) {
    const { type, query, answeredHits, signedVisitor, network, day } = vote
    if (type !== 'search' || query === null || answeredHits === null || !mayBeShown(query)) continue
    const key = queryKey(query)
    const event = { ...vote, query, answeredHits }
    searches.set([signedVisitor, key, day].join('\u001f'), {
      key,
      visitor: signedVisitor,
      signedVisitor,
      network,
      day,
      subject: `query ${key}`,
      event,
    })
  }
  if (searches.size === 0) return
  const list = [...searches].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, search]) => search)
  const counted = await countVisitors(tx, { tenant, market }, await oncePerNetwork(tx, { tenant, market }, list))
  if (counted.length === 0) return
  const queries = [...Map.groupBy(counted, ({ key }) => key)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const latest = own.reduce((left, right) => (left.event.occurredAt > right.event.occurredAt ? left : right))
      return {
        key,
        shown: latest.event.query.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv'),
        sum: own.reduce((sum, { event }) => sum + growing(event.occurredAt, QUERY_HALF_LIFE), 0),
        visitors: own.filter(({ isNew }) => isNew).length,
        hits: latest.event.answeredHits,
        last_at: latest.event.occurredAt.toISOString(),
      }
    })
  await addSearches(tx, tenant, market, JSON.stringify(queries))
}

type Counted = Search & { readonly isNew: boolean }

/** The searches that count: the first of a visitor for a query on a day, up to {@link MOST_A_DAY} a day. */
async function countVisitors(
  tx: Executor,
  { tenant, market }: MarketKey,
  searches: readonly Search[],
): Promise<readonly Counted[]> {
  const visitors = [...new Set(searches.map(({ visitor }) => visitor))]
  const rows = await tx.orm
    .select({ visitor: queryVisitor.visitor, key: queryVisitor.key, day: queryVisitor.day })
    .from(queryVisitor)
    .where(and(inMarket(queryVisitor, { tenant, market }), isAnyOf(queryVisitor.visitor, visitors)))
  const lastDay = new Map(rows.map(({ visitor, key, day }) => [`${visitor}\u001f${key}`, day]))
  const today = new Map<string, number>()
  const search = ({ visitor, day }: { readonly visitor: string; readonly day: string }) => `${visitor}\u001f${day}`
  for (const row of rows) today.set(search(row), (today.get(search(row)) ?? 0) + 1)
  const counted: Counted[] = []
  for (const one of searches.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const known = lastDay.get(`${one.visitor}\u001f${one.key}`)
    if (known !== undefined && known >= one.day) continue
    const count = (today.get(search(one)) ?? 0) + 1
    if (count > MOST_A_DAY) continue
    today.set(search(one), count)
    lastDay.set(`${one.visitor}\u001f${one.key}`, one.day)
    counted.push({ ...one, isNew: known === undefined })
  }
  const latest = new Map(counted.map((one) => [`${one.visitor}\u001f${one.key}`, one]))
  const written = [...latest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  await noteVisitors(
    tx,
    tenant,
    market,
    written.map(({ visitor }) => visitor),
    written.map(({ key }) => key),
    written.map(({ day }) => day),
  )
  return counted
}
