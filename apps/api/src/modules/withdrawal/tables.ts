import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { order } from '../order/tables.js'

/**
 * Declarations by which consumers withdraw from a contract, as they were received; only ever added to. Who declares what
 * is sealed.
 */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: text().primaryKey(),
    /** Keyed digest of the declaration: the same one sent twice is one. */
    digest: text().notNull().unique(),
    declaration: text().notNull(),
    /** Null when no order has the number that was typed. */
    orderNumber: text('order_number').references(() => order.number),
    /** Whether the typed e-mail address is the one of the order. */
    emailMatches: boolean('email_matches').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('withdrawal_order').on(table.orderNumber)],
)
