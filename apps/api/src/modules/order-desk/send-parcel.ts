import { err, ok, type Result } from '@klarsikt/core/lib'
import { isParcel, orderLineStates, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { moveOrderIn } from '../order/move.js'
import { sendPartSent } from '../order/sent-letter.js'
import { orderLine } from '../order/tables.js'
import type { DeskOrder } from './read-order.js'

/**
 * Sends an order, or the lines chosen of it. The last parcel moves the order, which takes the money; those before it leave
 * with a letter of their own.
 */
export async function sendParcel(
  deps: Deps,
  tx: Executor,
  { row: { number }, handled }: DeskOrder,
  chosen: readonly number[] | undefined,
): Promise<Result<unknown, Refusal>> {
  const left = handled.lines.filter((line) => !orderLineStates.isFinal(line.state)).map((line) => line.position)
  const positions = chosen ?? left
  if (!isParcel(handled, positions)) return err('order.parcel-invalid')
  if (left.every((position) => positions.includes(position))) {
    const sent = await moveOrderIn(deps, tx, number, orderStates.to('send'))
    return sent.ok ? sent : err('order.action-refused')
  }
  const now = deps.clock.now()
  await tx.orm
    .update(orderLine)
    .set({ state: orderLineStates.to('deliver'), partSentAt: now })
    .where(and(eq(orderLine.orderNumber, number), inArray(orderLine.position, [...positions])))
  await audit(tx, now, { action: 'order.part-sent', subject: 'order', id: number })
  await sendPartSent(deps, tx, number, positions)
  return ok(undefined)
}
