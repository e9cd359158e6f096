import type { OrderReturn } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { checkReturn, returnNumber, type ReturnRefusal, type ReturnRequest, returnStates } from '@klarsikt/core/return'
import { count, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { describeReturn } from './describe.js'
import { findOrder } from './find-order.js'
import { findReturn } from './find-returns.js'
import { sendReturnRegistered } from './letters.js'
import { orderReturn, orderReturnLine } from './tables.js'

type RegisterDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

/**
 * Registers a return of the customer's own order. The order is locked, so that pieces that two calls choose at once are
 * in one return only.
 */
export async function registerReturn(
  deps: RegisterDeps,
  customerId: string,
  number: string,
  requests: readonly ReturnRequest[],
): Promise<Result<OrderReturn, ReturnRefusal | 'order.not-found'>> {
  const { database, clock } = deps
  return database.transaction(async (tx): Promise<Result<OrderReturn, ReturnRefusal | 'order.not-found'>> => {
    const found = await findOrder(tx, number, { customerId, lock: true })
    if (!found) return err('order.not-found')
    const now = clock.now()
    const checked = checkReturn(found, requests, stockholmDate(now))
    if (!checked.ok) return checked
    const [earlier] = await tx.orm
      .select({ count: count() })
      .from(orderReturn)
      .where(eq(orderReturn.orderNumber, number))
    const place = (earlier?.count ?? 0) + 1
    const id = returnNumber(number, place)
    await tx.orm
      .insert(orderReturn)
      .values({ id, orderNumber: number, place, state: returnStates.to('register'), registeredAt: now })
    await tx.orm.insert(orderReturnLine).values(
      checked.value.map(({ lineId, quantity, reason }) => ({
        returnId: id,
        position: Number(lineId),
        quantity,
        reason,
      })),
    )
    await audit(tx, now, { action: 'return.registered', subject: 'return', id })
    const row = await findReturn(tx, id)
    if (!row) throw new Error(`Return ${id} was not written`)
    await sendReturnRegistered(deps, tx, { row, order: found })
    return ok(describeReturn(row, found.lines))
  })
}
