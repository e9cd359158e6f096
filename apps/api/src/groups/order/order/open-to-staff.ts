import { type Actor, type ActorOf, onlyStoreOf } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { STORE_SESSION_HOURS } from '@klarsikt/core/staff'
import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { orderLookup } from './lookup-tables.js'
import { order } from './tables.js'

type Looking = Pick<Deps, 'database' | 'clock'>
type Staff = ActorOf<'staff'>

/** The orders of a store: those that it sold, and those that customers collect there. */
export const isOfStore = (storeId: number): SQL | undefined =>
  or(eq(order.storeId, storeId), eq(order.sellerStoreId, storeId))

/** Orders of the web shop: neither sold by a store nor collected in one. */
export const isOfWebShop = and(isNull(order.storeId), isNull(order.sellerStoreId))

/**
 * The orders that an employee may see: those of their store, those of every store when the role allows it, and those
 * looked up with a reason during this log-in. The order's claims and other parts follow the same rule.
 */
export function isOpenTo({ database: { orm }, clock }: Looking, actor: Staff): SQL | undefined {
  const storeId = onlyStoreOf(actor)
  if (storeId === null) return undefined
  const since = new Date(clock.now().getTime() - STORE_SESSION_HOURS * 3_600_000)
  const lookedUp = orm
    .select({ number: orderLookup.orderNumber })
    .from(orderLookup)
    .where(
      and(
        eq(orderLookup.storeId, actor.storeId),
        eq(orderLookup.employeeNumber, actor.employeeNumber),
        gt(orderLookup.at, since),
      ),
    )
  return or(isOfStore(storeId), inArray(order.number, lookedUp))
}

/** Whether an employee may see an order; the error says why not. */
export async function openToStaff(
  deps: Looking,
  actor: Staff,
  number: string,
): Promise<Result<void, 'order.not-found' | 'order.other-store'>> {
  const { orm } = deps.database
  const open = isOpenTo(deps, actor)
  if (open === undefined) return ok(undefined)
  const isThis = eq(order.number, number)
  if ((await orm.$count(order, isThis)) === 0) return err('order.not-found')
  return (await orm.$count(order, and(isThis, open))) > 0 ? ok(undefined) : err('order.other-store')
}

/** Like `openToStaff`, for calls that customers make too. The statements limit customers to their own orders. */
export async function openToReader(
  deps: Looking,
  actor: Actor,
  number: string,
): Promise<Result<void, 'order.not-found' | 'order.other-store'>> {
  return actor.kind === 'staff' ? openToStaff(deps, actor, number) : ok(undefined)
}
