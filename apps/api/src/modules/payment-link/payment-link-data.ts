import { kronor, wholeOre } from '@klarsikt/core/money'
import { paymentLinkStates } from '@klarsikt/core/payment'
import { desc, eq, sql } from 'drizzle-orm'
import type { CustomerData } from '../customer/customer-data.js'
import { paymentLink } from './tables.js'

const EXPIRED = paymentLinkStates.to('expire')

/** Payment links that stores have sent to a customer. */
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
  // Who paid is bookkeeping, and an open link may be paid; of a link that came to nothing, nobody needs to know whose it was.
  async erase(_deps, { orm }, { id }) {
    await orm
      .update(paymentLink)
      .set({ customerId: null, customer: sql`case when state = ${EXPIRED} then '' else ${paymentLink.customer} end` })
      .where(eq(paymentLink.customerId, id))
  },
}
