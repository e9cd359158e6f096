import { desc, eq, sql } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { smsOutbox } from './tables.js'

/** The SMS that the shop has sent, as long as their text is stored. */
export const smsData: CustomerData = {
  file: 'sms',
  columns: [smsOutbox.customerId],
  async read(_deps, { orm }, { id }) {
    const { kind, state, createdAt, sentAt, customerId } = smsOutbox
    return orm
      .select({ kind, state, createdAt, sentAt })
      .from(smsOutbox)
      .where(eq(customerId, id))
      .orderBy(desc(createdAt))
  },
  // Waiting SMS are still sent and then erased as usual. The others are erased now.
  async erase(_deps, { orm }, { id }) {
    await orm
      .update(smsOutbox)
      .set({ customerId: null, message: sql`case when state = 'waiting' then ${smsOutbox.message} else '' end` })
      .where(eq(smsOutbox.customerId, id))
  },
}
