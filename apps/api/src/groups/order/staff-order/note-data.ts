import type { Executor } from '@klarsikt/server/database'
import { eq, inArray } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { order } from '../order/tables.js'
import { openNotes } from './notes.js'
import { orderNote } from './tables.js'

/**
 * The notes of staff about a customer's orders. The law does not require them. They must be erased before the orders
 * are unlinked.
 */
export const noteData: CustomerData = {
  file: 'anteckningar',
  columns: [orderNote.orderNumber],
  async read({ encryption }, tx, { id }) {
    const numbers = await numbersOf(tx, id)
    return Promise.all(
      numbers.map(async (orderNumber) => ({
        orderNumber,
        notes: await openNotes({ database: tx, encryption }, orderNumber),
      })),
    )
  },
  async erase(_deps, tx, { id }) {
    const numbers = await numbersOf(tx, id)
    if (numbers.length > 0) await tx.orm.delete(orderNote).where(inArray(orderNote.orderNumber, numbers))
  },
}

async function numbersOf({ orm }: Executor, customerId: string): Promise<string[]> {
  const rows = await orm.select({ number: order.number }).from(order).where(eq(order.customerId, customerId))
  return rows.map(({ number }) => number)
}
