import { orderStates } from '@klarsikt/core/order'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { lockRefundable } from '../order/refund.js'
import { lockReturn } from './lock-return.js'
import { selectOwed } from './queries.js'
import { refundReturned } from './refund-returned.js'
import { orderReturn } from './tables.js'

/**
 * Refunds what came back before the order's money was captured, once the rest has been sent. This concerns orders that
 * were partly sent before parcels were paid one by one. When such an order was cancelled instead, no money was
 * captured, so none is owed.
 */
export async function payOwed({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const { rows } = await selectOwed(database)
  for (const { id } of rows)
    await database.transaction(async (tx) => {
      const locked = await lockReturn(tx, id, null)
      if (!locked || locked.row.owed === 0) return
      const { owed, refunded, orderNumber: number } = locked.row
      const isSent = locked.order.row.state === orderStates.to('send')
      const refundable = await lockRefundable(tx, number)
      const amount = isSent ? Math.min(owed, refundable.amount) : 0
      await refundReturned({ clock }, tx, refundable, { amount, reference: `${id}/owed` })
      await tx.orm
        .update(orderReturn)
        .set({ owed: 0, refunded: refunded + amount })
        .where(eq(orderReturn.id, id))
    })
  return rows.length
}
