import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { orderStates } from '@klarsikt/core/order'
import { and, eq } from 'drizzle-orm'
import { cancelOrderIn } from './cancel.js'
import type { OrderDeps } from './move.js'
import { order } from './tables.js'
import { whereaboutsOf } from './whereabouts.js'

type Answer = Pick<OrderSummary, 'orderNumber' | 'status' | 'detailStatus' | 'statusText'>

/**
 * Cancels the customer's own order before its control. A repeated call gets the same answer. The row is locked, so that
 * the first of a simultaneous cancelling and sending wins.
 */
export async function cancelOnRequest(
  deps: OrderDeps,
  customerId: string,
  number: string,
): Promise<Result<Answer, 'order.not-found' | 'order.not-cancellable'>> {
  return deps.database.transaction(async (tx) => {
    const [found] = await tx.orm
      .select({ state: order.state })
      .from(order)
      .where(and(eq(order.number, number), eq(order.customerId, customerId)))
      .for('update')
    if (!found) return err('order.not-found')
    if (found.state === orderStates.to('cancel')) return ok(whereaboutsOf(number, found.state))
    const cancelled = await cancelOrderIn(deps, tx, number, 'customer')
    return cancelled.ok ? ok(whereaboutsOf(number, cancelled.value)) : err('order.not-cancellable')
  })
}
