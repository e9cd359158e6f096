import { and } from 'drizzle-orm'
import { inMarket, isAnyOf } from '../../database/conditions.js'
import type { EventRow } from '../events/read.js'
import type { Collector } from '../popularity/follow-events.js'
import { oncePerNetwork, votesOf } from '../popularity/once-per-network.js'
import { addBasketItems, saveTastes } from './queries.js'
import { taste } from './tables.js'
import { remember } from './taste.js'

/** Events that put a product into the visitor's basket. A card that only came into view shows no interest. */
const MEETINGS = new Set(['page_view', 'add_to_cart', 'purchase'])

type Item = {
  readonly basket: string
  readonly day: string
  readonly product_id: string
  events: number
  bought: boolean
  first_at: string
  last_at: string
}

/**
 * Collects the basket of each signed visitor and day. If several visitors of one network open a product on a day, only
 * the first gets it into the basket. Events of unsigned visitors are ignored.
 */
export const collectBaskets: Collector = async (tx, { tenant, market }, events) => {
  const items = new Map<string, Item>()
  const met = votesOf(events).flatMap((vote) => {
    const { productId } = vote
    return productId === null || !MEETINGS.has(vote.type)
      ? []
      : [{ ...vote, productId, subject: `basket ${productId}` }]
  })
  for (const event of await oncePerNetwork(tx, { tenant, market }, met)) {
    const { signedVisitor: basket, day } = event
    const at = event.occurredAt.toISOString()
    const bought = event.type !== 'page_view'
    const key = [basket, day, event.productId].join('\u001f')
    const item = items.get(key)
    if (!item) {
      items.set(key, { basket, day, product_id: event.productId, events: 1, bought, first_at: at, last_at: at })
      continue
    }
    item.events++
    item.bought ||= bought
    if (at < item.first_at) item.first_at = at
    if (at > item.last_at) item.last_at = at
  }
  if (items.size === 0) return
  const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)
  await addBasketItems(tx, tenant, market, JSON.stringify(sorted))
}

/** Stores the latest products of each visitor with consent. */
export const collectTastes: Collector = async (tx, { tenant, market }, events) => {
  const met = Map.groupBy(
    events.filter(
      (event): event is EventRow & { visitor: string; productId: string } =>
        event.visitor !== null && event.productId !== null && MEETINGS.has(event.type),
    ),
    ({ visitor }) => visitor,
  )
  if (met.size === 0) return
  const visitors = [...met.keys()].sort()
  const rows = await tx.orm
    .select({ visitor: taste.visitor, met: taste.met })
    .from(taste)
    .where(and(inMarket(taste, { tenant, market }), isAnyOf(taste.visitor, visitors)))
  const known = new Map(rows.map((row) => [row.visitor, row.met]))
  const tastes = visitors.map((visitor) => {
    const more = (met.get(visitor) ?? []).map(({ productId, occurredAt }) => ({
      id: productId,
      at: occurredAt.toISOString(),
    }))
    const list = remember(known.get(visitor) ?? [], more)
    return { visitor, met: list, updated_at: list[0]?.at }
  })
  await saveTastes(tx, tenant, market, JSON.stringify(tastes))
}
