import type { StaffRole } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type OrderAction, orderActions } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { order } from '../order/tables.js'
import { type DeskOrder, readDeskOrder } from './read-order.js'
import { orderAction } from './tables.js'

export type OrderChange = {
  readonly number: string
  readonly action: OrderAction
  readonly key: string
  /** The role of the acting employee. */
  readonly role: StaffRole
  /** The version of the order that the employee saw. */
  readonly version: number
}

/** Makes the change in the given transaction, or refuses before it writes anything. */
export type Work = (tx: Executor, found: DeskOrder) => Promise<Result<unknown, Refusal>>

/**
 * Changes an order for staff in one transaction. The order is locked. A repeated key does nothing, an outdated version
 * gives `changed`, and an action that is not allowed now is refused.
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
      // One version for each change, also when its work has raised it.
      await tx.orm
        .update(order)
        .set({ version: version + 1 })
        .where(eq(order.number, number))
      return ok('done')
    },
    { turn: `order:${number}` },
  )
}
