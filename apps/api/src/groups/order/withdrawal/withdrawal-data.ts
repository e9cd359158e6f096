import type { WithdrawalDeclaration } from '@klarsikt/core/withdrawal'
import { and, asc, eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { order } from '../order/tables.js'
import { SEALED } from './declare.js'
import { withdrawal } from './tables.js'

/** The declarations about a customer's orders. They prove when a right was used and are stored with the order. */
export const withdrawalData: CustomerData = {
  file: 'angranmalningar',
  columns: [withdrawal.orderNumber],
  async read({ encryption }, { orm }, { id }) {
    const rows = await orm
      .select({ receivedAt: withdrawal.receivedAt, declaration: withdrawal.declaration })
      .from(withdrawal)
      .innerJoin(order, eq(order.number, withdrawal.orderNumber))
      .where(and(eq(order.customerId, id), eq(withdrawal.emailMatches, true)))
      .orderBy(asc(withdrawal.receivedAt))
    return rows.map(({ receivedAt, declaration }) => ({
      receivedAt,
      ...(JSON.parse(encryption.decrypt(declaration, SEALED)) as WithdrawalDeclaration),
    }))
  },
  erase: async () => undefined,
}
