import type { AccountOwnSize } from '@klarsikt/core/fit'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customer } from '../customer/tables.js'

/** The frame size that a customer has entered. */
export const ownSize = pgTable('own_size', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customer.id),
  /** Null after it was removed, so that a device that was offline does not bring back an older one. */
  size: jsonb().$type<AccountOwnSize>(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})
