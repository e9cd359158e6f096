import { and, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { customer } from '../customer/tables.js'

/**
 * The exports of customers' data. They are requested, made by a round, and lose their file when the time to download it
 * is over.
 */
export const dataExport = pgTable(
  'data_export',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /**
     * The earliest time of the next try, or the end of the time for which a process has taken it; at once when null.
     */
    nextAt: timestamp('next_at', { withTimezone: true }),
    /** When the present try started. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** The ZIP file, sealed; null before it is made and after it expires. */
    file: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    // A new request replaces the earlier export.
    uniqueIndex('data_export_customer').on(table.customerId),
    index('data_export_waiting')
      .on(table.requestedAt)
      .where(sql`expires_at is null and failed_at is null`),
    index('data_export_expiry').on(table.expiresAt),
    check('data_export_ready', sql`${table.file} is null or ${table.expiresAt} is not null`),
    check('data_export_failed', sql`${table.failedAt} is null or ${table.expiresAt} is null`),
  ],
)

/** The condition that an export is neither made nor given up. */
export const IS_UNDER_WAY = and(isNull(dataExport.expiresAt), isNull(dataExport.failedAt))
