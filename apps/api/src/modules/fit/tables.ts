import type { AccountOwnSize } from '@klarsikt/core/fit'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customer } from '../customer/tables.js'

/** The size of frames that a customer has entered. */
export const ownSize = pgTable('own_size', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customer.id),
  /** Null when it was taken away, so that a device that has been off brings back none that is older. */
  size: jsonb().$type<AccountOwnSize>(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})
