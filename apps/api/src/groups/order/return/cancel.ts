import type { OrderReturn } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { isReturnUnderWay, returnStates } from '@klarsikt/core/return'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { describeReturn } from './describe.js'
import { lockReturn } from './lock-return.js'
import { orderReturn } from './tables.js'

export type CancelRefusal = 'return.not-found' | 'return.closed'

/** Cancels the customer's own return if nothing has come back yet. Its pieces can be returned later. */
export async function cancelReturn(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  customerId: string,
  id: string,
): Promise<Result<OrderReturn, CancelRefusal>> {
  return database.transaction(async (tx): Promise<Result<OrderReturn, CancelRefusal>> => {
    const locked = await lockReturn(tx, id, customerId)
    if (!locked) return err('return.not-found')
    const { row, order } = locked
    if (!isReturnUnderWay(row.state) || row.lines.some(({ outcome }) => outcome !== null)) return err('return.closed')
    const now = clock.now()
    const cancelled = { state: returnStates.to('cancel'), cancelledAt: now }
    await tx.orm.update(orderReturn).set(cancelled).where(eq(orderReturn.id, id))
    await audit(tx, now, { action: 'return.cancelled', subject: 'return', id })
    return ok(describeReturn({ ...row, ...cancelled }, order.lines))
  })
}
