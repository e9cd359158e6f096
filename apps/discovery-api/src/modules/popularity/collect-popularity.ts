import type { Executor } from '@klarsikt/server/database'
import type { EventType } from '../events/tables.js'
import { growing } from './decay.js'
import type { Collector, Place } from './follow-events.js'
import { type Claim, oncePerNetwork, type Vote, votesOf } from './once-per-network.js'

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

type Act = Claim & { readonly productId: string; readonly action: number; readonly at: Date }

/**
 * Counts what is wanted: a signed visitor once for each product, action and day, and once for all visitors of a network.
 * What unsigned visitors and those without consent do is in the figures of the merchant, but moves nothing that others
 * see: nobody could tell a crowd of them from one machine.
 */
export const collectPopularity: Collector = async (tx, place, events) => {
  const acts = new Map<string, Act>()
  for (const vote of votesOf(events)) {
    const act = actOf(vote)
    if (act && !acts.has(keyOf(act))) acts.set(keyOf(act), act)
  }
  if (acts.size === 0) return
  const list = [...acts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, act]) => act)
  const fresh = await notSeenBefore(tx, place, list)
  const gained = new Map<string, number>()
  for (const { productId, action, at } of await oncePerNetwork(tx, place, fresh)) {
    const weight = (WEIGHTS.get(action) ?? 0) * growing(at, POPULARITY_HALF_LIFE)
    gained.set(productId, (gained.get(productId) ?? 0) + weight)
  }
  const rows = [...gained].sort(([a], [b]) => (a < b ? -1 : 1))
  await tx.query({
    text: `insert into discovery.popularity as p (tenant, market, product_id, sum)
           select $1, $2, id, gain from unnest($3::text[], $4::float8[]) as row (id, gain)
           on conflict (tenant, market, product_id) do update set sum = p.sum + excluded.sum`,
    values: [place.tenant, place.market, rows.map(([id]) => id), rows.map(([, weight]) => weight)],
  })
}

function actOf(vote: Vote): Act | null {
  const { type, productId, quantity, occurredAt, signedVisitor, network, day } = vote
  const action = ACTIONS[type]
  // A negative quantity takes goods back.
  if (!action || productId === null || (quantity ?? 1) <= 0) return null
  const subject = `${type} ${productId}`
  return { productId, action: action.code, at: occurredAt, signedVisitor, network, day, subject }
}

const keyOf = ({
  signedVisitor,
  productId,
  action,
  day,
}: Pick<Act, 'signedVisitor' | 'productId' | 'action' | 'day'>) =>
  [signedVisitor, productId, action, day].join('\u001f')

/** The acts that a visitor has not done on the day before, as many as a person does. */
async function notSeenBefore(tx: Executor, place: Place, list: readonly Act[]): Promise<readonly Act[]> {
  const busy = await actsOfDays(tx, place, [...new Set(list.map(({ signedVisitor }) => signedVisitor))])
  const { rows } = await tx.query<{ visitor: string; product_id: string; action: number; day: string }>({
    text: `insert into discovery.popularity_seen (tenant, market, visitor, product_id, action, day)
           select $1, $2, * from unnest($3::text[], $4::text[], $5::smallint[], $6::date[])
           on conflict do nothing returning visitor, product_id, action, day::text`,
    values: [
      place.tenant,
      place.market,
      list.map(({ signedVisitor }) => signedVisitor),
      list.map(({ productId }) => productId),
      list.map(({ action }) => action),
      list.map(({ day }) => day),
    ],
  })
  const fresh = new Set(
    rows.map(({ visitor, product_id: productId, action, day }) =>
      keyOf({ signedVisitor: visitor, productId, action, day }),
    ),
  )
  return list.filter((act) => {
    if (!fresh.has(keyOf(act))) return false
    const today = (busy.get(`${act.signedVisitor} ${act.day}`) ?? 0) + 1
    busy.set(`${act.signedVisitor} ${act.day}`, today)
    return today <= MOST_A_DAY
  })
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
