import { and, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customer } from '../customer/tables.js'

/** Exports of a customer's data: requested, made by a round, and without their file when the time to fetch it is over. */
export const dataExport = pgTable(
  'data_export',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Not before; also the lease of the process that is making it. At once where null. */
    nextAt: timestamp('next_at', { withTimezone: true }),
    /** When the try that goes on began. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** When it was given up. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** The ZIP file, sealed; null until it is made, and when its time is over. */
    file: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    // Asked for again, an export takes the place of the one before.
    uniqueIndex('data_export_customer').on(table.customerId),
    index('data_export_waiting')
      .on(table.requestedAt)
      .where(sql`expires_at is null and failed_at is null`),
    index('data_export_expiry').on(table.expiresAt),
    check('data_export_ready', sql`${table.file} is null or ${table.expiresAt} is not null`),
    check('data_export_failed', sql`${table.failedAt} is null or ${table.expiresAt} is null`),
  ],
)

/** Neither made nor given up. */
export const IS_UNDER_WAY = and(isNull(dataExport.expiresAt), isNull(dataExport.failedAt))
