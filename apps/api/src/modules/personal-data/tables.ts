import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customer } from '../customer/tables.js'

/** Exports of a customer's data: requested, made by a round, and removed when the time to fetch them is over. */
export const dataExport = pgTable(
  'data_export',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** The ZIP file, sealed; null until it is made. */
    file: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    // Asked for again, an export takes the place of the one before.
    uniqueIndex('data_export_customer').on(table.customerId),
    index('data_export_waiting')
      .on(table.requestedAt)
      .where(sql`file is null`),
    index('data_export_expiry').on(table.expiresAt),
    check('data_export_ready', sql`(${table.file} is null) = (${table.expiresAt} is null)`),
  ],
)
