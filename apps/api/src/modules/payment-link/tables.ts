import { PAYMENT_LINK_CHANNELS, type PaymentLinkState, paymentLinkStates } from '@klarsikt/core/payment'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../state-sql.js'
import { LINK } from './states.js'

const PAID = sql.raw(LINK.to('pay'))

/**
 * What a store asks a customer to pay by a link. Of the token in the link only the keyed digest is here; the customer is
 * sealed. States: core/payment.
 */
export const paymentLink = pgTable(
  'payment_link',
  {
    id: text().primaryKey(),
    tokenDigest: text('token_digest').notNull().unique(),
    /** Öre. */
    amount: integer().notNull(),
    purpose: text().notNull(),
    storeId: integer('store_id'),
    channel: text({ enum: PAYMENT_LINK_CHANNELS }).notNull().default('email'),
    /** The letter or SMS that it was last sent by, in the outbox of its channel. */
    messageId: text('message_id'),
    customer: text().notNull(),
    /** Whose account it was sent to, where there is one. */
    customerId: text('customer_id'),
    state: text().$type<PaymentLinkState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What the payment is called at the provider and in the books; each attempt has its own, this is the one that was paid. */
    number: text().unique(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The provider took the approval back after it was paid; nothing was charged. */
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_link_expiry').on(table.expiresAt).where(whereState(LINK.open)),
    index('payment_link_customer').on(table.customerId),
    check('payment_link_channel', sql`${table.channel} in ('sms', 'email')`),
    check('payment_link_amount', sql`${table.amount} > 0`),
    checkState('payment_link_state', table.state, paymentLinkStates.states),
    check(
      'payment_link_paid',
      sql`(${table.state} = ${PAID}) = (${table.paidAt} is not null) and (${table.state} = ${PAID}) = (${table.number} is not null)`,
    ),
    check('payment_link_stopped', sql`${table.stoppedAt} is null or ${table.state} = ${PAID}`),
  ],
)
