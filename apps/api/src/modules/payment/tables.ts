import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkoutSubmission } from '../checkout/tables.js'

/** The payment of a submission at a provider (or by gift cards alone). States: core/payment. */
export const payment = pgTable(
  'payment',
  {
    id: text()
      .primaryKey()
      .references(() => checkoutSubmission.id),
    method: integer().notNull(),
    provider: text().notNull(),
    /** What the provider shall charge, öre. */
    amount: integer().notNull(),
    state: text().notNull(),
    session: text(),
    page: text(),
    redirectUrl: text('redirect_url'),
    /** Somebody is opening the provider's page since then; taken over when it takes too long. */
    openingAt: timestamp('opening_at', { withTimezone: true }),
    /** The approval we are placing with, sealed. Once set it never changes: the same key goes with the same approval. */
    token: text(),
    /** The provider's number of the placed payment. */
    reference: text().unique(),
    failure: text(),
    attempts: integer().notNull().default(0),
    /** When the truth is asked for again. */
    checkAt: timestamp('check_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_check')
      .on(table.checkAt)
      .where(sql`check_at is not null`),
    check('payment_amount', sql`${table.amount} >= 0`),
    check('payment_state', sql`${table.state} in ('created', 'pending', 'paid', 'failed', 'cancelled')`),
  ],
)

/** The shop's books, double entry: the rows of one event sum to 0. Rows are only added. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The event, such as `order:12345678`; unique with the account, so that an event is booked once. */
    event: text().notNull(),
    account: text().notNull(),
    /** Öre; debit positive, credit negative. */
    amount: integer().notNull(),
    orderNumber: text('order_number').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entry_once').on(table.event, table.account),
    index('ledger_entry_order').on(table.orderNumber),
  ],
)
