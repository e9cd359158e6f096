import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { order } from '../order/tables.js'

/** Declarations of withdrawal as they were received; rows are only added. The declaration is sealed. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: text().primaryKey(),
    /** A keyed digest of the declaration, so that a repeated one is found. */
    digest: text().notNull().unique(),
    declaration: text().notNull(),
    /** Null when no order has the typed number. */
    orderNumber: text('order_number').references(() => order.number),
    /** Whether the typed e-mail address is the order's. */
    emailMatches: boolean('email_matches').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('withdrawal_order').on(table.orderNumber)],
)
