import { err, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { cancelLinesIn } from '../order/cancel-lines.js'
import { payFreight } from '../return/pay-freight.js'
import type { DeskOrder } from './read-order.js'

/**
 * Cancels lines for staff. If that closes the order and everything that was sent has been returned, the freight is
 * refunded too.
 */
export async function cancelLines(
  deps: Deps,
  tx: Executor,
  { row: { number } }: DeskOrder,
  positions: readonly number[],
): Promise<Result<unknown, Refusal>> {
  const cancelled = await cancelLinesIn(deps, tx, number, { positions, by: 'staff' })
  if (!cancelled.ok) return err(cancelled.error)
  if (cancelled.value.isClosed) await payFreight(deps, tx, number)
  return cancelled
}
