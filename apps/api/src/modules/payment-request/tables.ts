import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What a store asks a customer to pay by a link. Of the token in the link only the keyed digest is here; the customer is
 * sealed. States: core/payment.
 */
export const paymentRequest = pgTable(
  'payment_request',
  {
    id: text().primaryKey(),
    tokenDigest: text('token_digest').notNull().unique(),
    /** Öre. */
    amount: integer().notNull(),
    purpose: text().notNull(),
    storeId: integer('store_id'),
    customer: text().notNull(),
    state: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What the payment is called at the provider and in the books; each attempt has its own, this is the one that was paid. */
    number: text().unique(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The provider took the approval back after it was paid; nothing was charged. */
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_request_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'sent'`),
    check('payment_request_amount', sql`${table.amount} > 0`),
    check('payment_request_state', sql`${table.state} in ('sent', 'paid', 'expired')`),
    check(
      'payment_request_paid',
      sql`(${table.state} = 'paid') = (${table.paidAt} is not null) and (${table.state} = 'paid') = (${table.number} is not null)`,
    ),
    check('payment_request_stopped', sql`${table.stoppedAt} is null or ${table.state} = 'paid'`),
  ],
)
