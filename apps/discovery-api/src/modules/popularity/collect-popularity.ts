import type { Executor } from '@klarsikt/server/database'
import type { EventRow } from '../events/read.js'
import type { EventType } from '../events/tables.js'
import { growing } from './decay.js'
import type { Collector, Place } from './follow-events.js'

/** Days after which an event counts half. */
export const POPULARITY_HALF_LIFE = 14

/** What an action says of how much a product is wanted, and the number it is kept under. */
const ACTIONS: Partial<Record<EventType, { readonly code: number; readonly weight: number }>> = {
  page_view: { code: 1, weight: 1 },
  add_to_cart: { code: 2, weight: 5 },
  purchase: { code: 3, weight: 15 },
}
const WEIGHTS = new Map(Object.values(ACTIONS).map(({ code, weight }) => [code, weight]))

/** Actions on different products a day that a person does; the rest of a day of more is a machine's and counts nothing. */
const MOST_A_DAY = 200

type Act = { readonly productId: string; readonly action: number; readonly at: Date }

/**
 * Counts what is wanted: a known visitor once for each product, action and day, however often; unknown ones, who cannot
 * be told apart, by the logarithm of their events in an hour, so that a flood is worth little more than a few.
 */
export const collectPopularity: Collector = async (tx, place, events) => {
  const gained = new Map<string, number>()
  const gain = (id: string, weight: number) => gained.set(id, (gained.get(id) ?? 0) + weight)
  await countKnown(tx, place, events, gain)
  await countUnknown(tx, place, events, gain)
  const rows = [...gained].sort(([a], [b]) => (a < b ? -1 : 1))
  await tx.query({
    text: `insert into discovery.popularity as p (tenant, market, product_id, sum)
           select $1, $2, id, gain from unnest($3::text[], $4::float8[]) as row (id, gain)
           on conflict (tenant, market, product_id) do update set sum = p.sum + excluded.sum`,
    values: [place.tenant, place.market, rows.map(([id]) => id), rows.map(([, weight]) => weight)],
  })
}

type Gain = (id: string, weight: number) => void

function actOf({ type, productId, quantity, occurredAt }: EventRow): Act | null {
  const action = ACTIONS[type]
  // A negative quantity takes goods back.
  if (!action || productId === null || (quantity ?? 1) <= 0) return null
  return { productId, action: action.code, at: occurredAt }
}

async function countKnown(tx: Executor, place: Place, events: readonly EventRow[], gain: Gain): Promise<void> {
  const acts = new Map<string, Act & { readonly visitor: string; readonly day: string }>()
  for (const event of events) {
    const act = actOf(event)
    if (!act || event.visitor === null) continue
    const day = act.at.toISOString().slice(0, 10)
    const key = [event.visitor, act.productId, act.action, day].join('\u001f')
    if (!acts.has(key)) acts.set(key, { ...act, visitor: event.visitor, day })
  }
  if (acts.size === 0) return
  const list = [...acts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, act]) => act)
  const busy = await actsOfDays(tx, place, [...new Set(list.map(({ visitor }) => visitor))])
  const { rows } = await tx.query<{ visitor: string; product_id: string; action: number; day: string }>({
    text: `insert into discovery.popularity_seen (tenant, market, visitor, product_id, action, day)
           select $1, $2, * from unnest($3::text[], $4::text[], $5::smallint[], $6::date[])
           on conflict do nothing returning visitor, product_id, action, day::text`,
    values: [
      place.tenant,
      place.market,
      list.map(({ visitor }) => visitor),
      list.map(({ productId }) => productId),
      list.map(({ action }) => action),
      list.map(({ day }) => day),
    ],
  })
  for (const { visitor, product_id, action, day } of rows) {
    const act = acts.get([visitor, product_id, action, day].join('\u001f'))
    const today = (busy.get(`${visitor} ${day}`) ?? 0) + 1
    busy.set(`${visitor} ${day}`, today)
    if (act && today <= MOST_A_DAY) gain(act.productId, weightOf(act))
  }
}

/** How much each visitor did on each day so far. */
async function actsOfDays(
  tx: Executor,
  { tenant, market }: Place,
  visitors: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ visitor: string; day: string; acts: number }>({
    text: `select visitor, day::text, count(*)::int as acts from discovery.popularity_seen
           where tenant = $1 and market = $2 and visitor = any($3::text[]) group by visitor, day`,
    values: [tenant, market, visitors],
  })
  return new Map(rows.map(({ visitor, day, acts }) => [`${visitor} ${day}`, acts]))
}

async function countUnknown(tx: Executor, place: Place, events: readonly EventRow[], gain: Gain): Promise<void> {
  const acts = events.flatMap((event) => (event.visitor === null ? (actOf(event) ?? []) : []))
  const hours = [...Map.groupBy(acts, ({ productId, action, at }) => `${productId}\u001f${action}\u001f${hourOf(at)}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => (same[0] ? [{ ...same[0], count: same.length }] : []))
  if (hours.length === 0) return
  const { rows } = await tx.query<{ product_id: string; action: number; hour: Date; events: number }>({
    text: `insert into discovery.popularity_hour as h (tenant, market, product_id, action, hour, events)
           select $1, $2, id, action, hour, events
           from unnest($3::text[], $4::smallint[], $5::timestamptz[], $6::int[]) as row (id, action, hour, events)
           on conflict (tenant, market, product_id, action, hour) do update set events = h.events + excluded.events
           returning product_id, action, hour, events`,
    values: [
      place.tenant,
      place.market,
      hours.map(({ productId }) => productId),
      hours.map(({ action }) => action),
      hours.map(({ at }) => new Date(hourOf(at))),
      hours.map(({ count }) => count),
    ],
  })
  const counts = new Map(
    hours.map((one) => [`${one.productId}\u001f${one.action}\u001f${hourOf(one.at)}`, one.count] as const),
  )
  for (const { product_id: id, action, hour, events: now } of rows) {
    const before = now - (counts.get(`${id}\u001f${action}\u001f${hour.getTime()}`) ?? 0)
    gain(id, weightOf({ action, at: hour }) * (Math.log2(1 + now) - Math.log2(1 + before)))
  }
}

function weightOf({ action, at }: Pick<Act, 'action' | 'at'>): number {
  return (WEIGHTS.get(action) ?? 0) * growing(at, POPULARITY_HALF_LIFE)
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / 3_600_000) * 3_600_000
}
