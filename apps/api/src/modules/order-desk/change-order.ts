import type { StaffRole } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type OrderAction, orderActions } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { order } from '../order/tables.js'
import { type DeskOrder, readDeskOrder } from './read-order.js'
import { orderAction } from './tables.js'

export type OrderChange = {
  readonly number: string
  readonly action: OrderAction
  readonly key: string
  /** Of whoever acts. */
  readonly role: StaffRole
  /** The order as whoever acts has seen it. */
  readonly version: number
}

/** Does it in the transaction given, or refuses before anything is written. */
export type Work = (tx: Executor, found: DeskOrder) => Promise<Result<unknown, Refusal>>

/**
 * Changes an order for staff, all in one transaction: the order is locked, the same key again does nothing, who acts on
 * what has changed meanwhile is told `changed`, and what is not allowed now is refused.
 */
export function changeOrder(
  deps: Pick<Deps, 'database' | 'clock'>,
  { number, action, key, role, version }: OrderChange,
  work: Work,
): Promise<Result<'done' | 'changed', Refusal>> {
  return deps.database.transaction(
    async (tx): Promise<Result<'done' | 'changed', Refusal>> => {
      await tx.orm.select({ number: order.number }).from(order).where(eq(order.number, number)).for('update')
      const [earlier] = await tx.orm.select().from(orderAction).where(eq(orderAction.key, key))
      if (earlier)
        return earlier.orderNumber === number && earlier.action === action ? ok('done') : err('order.action-refused')
      const found = await readDeskOrder(deps, number, tx)
      if (!found) return err('order.not-found')
      if (found.row.version !== version) return ok('changed')
      if (!orderActions(found.handled, role).includes(action)) return err('order.action-refused')
      const worked = await work(tx, found)
      if (!worked.ok) return worked
      await tx.orm.insert(orderAction).values({ key, orderNumber: number, action, at: deps.clock.now() })
      await tx.orm
        .update(order)
        .set({ version: sql`${order.version} + 1` })
        .where(eq(order.number, number))
      return ok('done')
    },
    { turn: `order:${number}` },
  )
}
