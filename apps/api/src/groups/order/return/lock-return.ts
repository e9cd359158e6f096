import { ORDER_NUMBER_LENGTH } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { type FoundOrder, findOrder } from './find-order.js'
import { findReturn, type ReturnRow } from './find-returns.js'

/** Locks a return's order, so that neither changes; null when there is none or it is another customer's. */
export async function lockReturn(
  tx: Executor,
  id: string,
  customerId: string | null,
): Promise<{ readonly row: ReturnRow; readonly order: FoundOrder } | null> {
  const order = await findOrder(tx, id.slice(0, ORDER_NUMBER_LENGTH), { customerId, lock: true })
  const row = order && (await findReturn(tx, id))
  return row ? { row, order } : null
}
