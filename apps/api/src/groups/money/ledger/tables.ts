import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** The shop's books in double entry. The rows of an event sum to 0. Rows are only added. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The event, such as `order:12345678`. It is unique with the account, so that an event is booked once. */
    event: text().notNull(),
    account: text().notNull(),
    /** In öre; debit is positive, credit negative. */
    amount: integer().notNull(),
    orderNumber: text('order_number').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entry_once').on(table.event, table.account),
    index('ledger_entry_order').on(table.orderNumber),
  ],
)
