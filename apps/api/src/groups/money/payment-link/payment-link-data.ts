import { kronor, wholeOre } from '@klarsikt/core/money'
import { paymentLinkStates } from '@klarsikt/core/payment'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { stateIn } from '../../../state-sql.js'
import { paymentLink } from './tables.js'

const EXPIRED = paymentLinkStates.to('expire')

/** The payment links that stores have sent to a customer. */
export const paymentLinkData: CustomerData = {
  file: 'betallankar',
  columns: [paymentLink.customerId],
  async read(_deps, { orm }, { id }) {
    const { amount, purpose, channel, state, createdAt, expiresAt, paidAt, number, customerId } = paymentLink
    const rows = await orm
      .select({ amount, purpose, channel, state, createdAt, expiresAt, paidAt, number })
      .from(paymentLink)
      .where(eq(customerId, id))
      .orderBy(desc(createdAt))
    return rows.map((row) => ({ ...row, amount: kronor(wholeOre(row.amount)) }))
  },
  // The customer of a paid link stays for the books, and an open payment can go on. Open links end with the account.
  async erase({ clock }, { orm }, { id }) {
    const now = clock.now()
    await orm
      .update(paymentLink)
      .set({ expiresAt: now })
      .where(
        and(
          eq(paymentLink.customerId, id),
          stateIn(paymentLink.state, paymentLinkStates.open),
          gt(paymentLink.expiresAt, now),
        ),
      )
    await orm
      .update(paymentLink)
      .set({ customerId: null, customer: sql`case when state = ${EXPIRED} then '' else ${paymentLink.customer} end` })
      .where(eq(paymentLink.customerId, id))
  },
}
