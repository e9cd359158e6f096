import { err, ok, type Result } from '@klarsikt/core/lib'
import { orderStates } from '@klarsikt/core/order'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { isHeldForPrescription } from '../order/awaits-prescription.js'
import { cancelOrderIn } from '../order/cancel.js'
import { order } from '../order/tables.js'

type CancelRefusal = 'awaited-prescription.not-found' | 'order.not-cancellable'

/** Cancels an order that waits for a prescription, by its link. A repeated call gets the same answer. */
export function cancelAwaited(
  deps: Pick<Deps, 'database' | 'encryption' | 'clock' | 'settings'>,
  number: string,
): Promise<Result<void, CancelRefusal>> {
  return deps.database.transaction(async (tx): Promise<Result<void, CancelRefusal>> => {
    const [row] = await tx.orm.select({ state: order.state }).from(order).where(eq(order.number, number)).for('update')
    if (!row) return err('awaited-prescription.not-found')
    if (row.state === orderStates.to('cancel')) return ok(undefined)
    if (!(await isHeldForPrescription(tx, number))) return err('order.not-cancellable')
    const cancelled = await cancelOrderIn(deps, tx, number, 'customer')
    return cancelled.ok ? ok(undefined) : err('order.not-cancellable')
  })
}
