import { type Actor, type ActorOf, can } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { STORE_SESSION_HOURS } from '@klarsikt/core/staff'
import { and, eq, gt, or, type SQL } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { orderLookup } from './lookup-tables.js'
import { order } from './tables.js'

type Looking = Pick<Deps, 'database' | 'clock'>
type Staff = ActorOf<'store'>

/** The orders that belong to a store: those that it sold, and those that are collected there. */
export const isOfStore = (storeId: number): SQL | undefined =>
  or(eq(order.storeId, storeId), eq(order.sellerStoreId, storeId))

/** The store whose orders alone a member of staff sees in lists; null for who sees those of every store. */
export const onlyStoreOf = ({ role, storeId }: Staff): number | null =>
  can(role, 'order.of-every-store') ? null : storeId

/**
 * Whether staff may open an order: of their own store, of every store where their role says so, and any other once they have looked
 * it up with a reason during this log-in.
 */
export async function openToStaff(
  { database, clock }: Looking,
  actor: Staff,
  number: string,
): Promise<Result<void, 'order.not-found' | 'order.other-store'>> {
  const storeId = onlyStoreOf(actor)
  const { orm } = database
  if (storeId === null) return ok(undefined)
  if ((await orm.$count(order, eq(order.number, number))) === 0) return err('order.not-found')
  if ((await orm.$count(order, and(eq(order.number, number), isOfStore(storeId)))) > 0) return ok(undefined)
  const since = new Date(clock.now().getTime() - STORE_SESSION_HOURS * 3_600_000)
  const lookedUp = and(
    eq(orderLookup.orderNumber, number),
    eq(orderLookup.storeId, actor.storeId),
    eq(orderLookup.employeeNumber, actor.employeeNumber),
    gt(orderLookup.at, since),
  )
  return (await orm.$count(orderLookup, lookedUp)) > 0 ? ok(undefined) : err('order.other-store')
}

/** The same for a call that customers make too, of whose orders the statements see to it that they are their own. */
export async function openToReader(
  deps: Looking,
  actor: Actor,
  number: string,
): Promise<Result<void, 'order.not-found' | 'order.other-store'>> {
  return actor.kind === 'store' ? openToStaff(deps, actor, number) : ok(undefined)
}
