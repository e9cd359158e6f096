import type { Executor } from '@klarsikt/server/database'
import { and, sql } from 'drizzle-orm'
import { inMarket, isAnyOf } from '../../database/conditions.js'
import type { EventType } from '../events/tables.js'
import type { MarketKey } from '../tenant/market-key.js'
import { growing } from './decay.js'
import type { Collector } from './follow-events.js'
import { type Claim, oncePerNetwork, type Vote, votesOf } from './once-per-network.js'
import { addPopularity, insertSeen } from './queries.js'
import { popularitySeen } from './tables.js'

/** Days after which an event counts half. */
export const POPULARITY_HALF_LIFE = 14

/** What an action adds to the popularity of a product, and its code in the table. */
const ACTIONS: Partial<Record<EventType, { readonly code: number; readonly weight: number }>> = {
  page_view: { code: 1, weight: 1 },
  add_to_cart: { code: 2, weight: 5 },
  purchase: { code: 3, weight: 15 },
}
const WEIGHTS = new Map(Object.values(ACTIONS).map(({ code, weight }) => [code, weight]))

/** Most actions of a visitor a day. A visitor with more is a machine, and its further actions do not count. */
const MOST_A_DAY = 200

type Act = Claim & { readonly productId: string; readonly action: number; readonly at: Date }

/**
 * Counts popularity: a signed visitor once for each product, action and day, and all visitors of a network together once. Events of
 * unsigned visitors and without consent appear in the merchant's figures, but do not affect what others see, because a crowd could not be
 * told from one machine.
 */
export const collectPopularity: Collector = async (tx, marketKey, events) => {
  const acts = new Map<string, Act>()
  for (const vote of votesOf(events)) {
    const act = actOf(vote)
    if (act && !acts.has(keyOf(act))) acts.set(keyOf(act), act)
  }
  if (acts.size === 0) return
  const list = [...acts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, act]) => act)
  const fresh = await notSeenBefore(tx, marketKey, list)
  const gained = new Map<string, number>()
  for (const { productId, action, at } of await oncePerNetwork(tx, marketKey, fresh)) {
    const weight = (WEIGHTS.get(action) ?? 0) * growing(at, POPULARITY_HALF_LIFE)
    gained.set(productId, (gained.get(productId) ?? 0) + weight)
  }
  const rows = [...gained].sort(([a], [b]) => (a < b ? -1 : 1))
  const { tenant, market } = marketKey
  const ids = rows.map(([id]) => id)
  await addPopularity(
    tx,
    tenant,
    market,
    ids,
    rows.map(([, weight]) => weight),
  )
}

function actOf(vote: Vote): Act | null {
  const { type, productId, quantity, occurredAt, signedVisitor, network, day } = vote
  const action = ACTIONS[type]
  // A negative quantity is a return.
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

/** Stores the acts that are new for their visitor and day, and returns them, limited to {@link MOST_A_DAY}. */
async function notSeenBefore(tx: Executor, marketKey: MarketKey, list: readonly Act[]): Promise<readonly Act[]> {
  const busy = await actsOfDays(tx, marketKey, [...new Set(list.map(({ signedVisitor }) => signedVisitor))])
  const { rows } = await insertSeen(
    tx,
    marketKey.tenant,
    marketKey.market,
    list.map(({ signedVisitor }) => signedVisitor),
    list.map(({ productId }) => productId),
    list.map(({ action }) => action),
    list.map(({ day }) => day),
  )
  const fresh = new Set(rows.map(({ visitor, ...row }) => keyOf({ signedVisitor: visitor, ...row })))
  return list.filter((act) => {
    if (!fresh.has(keyOf(act))) return false
    const today = (busy.get(`${act.signedVisitor} ${act.day}`) ?? 0) + 1
    busy.set(`${act.signedVisitor} ${act.day}`, today)
    return today <= MOST_A_DAY
  })
}

async function actsOfDays(
  { orm }: Executor,
  marketKey: MarketKey,
  visitors: readonly string[],
): Promise<Map<string, number>> {
  const { visitor, day } = popularitySeen
  const rows = await orm
    .select({ visitor, day, acts: sql<number>`count(*)::int` })
    .from(popularitySeen)
    .where(and(inMarket(popularitySeen, marketKey), isAnyOf(visitor, visitors)))
    .groupBy(visitor, day)
  return new Map(rows.map(({ visitor, day, acts }) => [`${visitor} ${day}`, acts]))
}
