import { PAYMENT_LINK_CHANNELS, type PaymentLinkState, paymentLinkStates } from '@klarsikt/core/payment'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../../state-sql.js'
import { LINK } from './states.js'

const PAID = sql.raw(LINK.to('pay'))

/**
 * A payment that a store asks a customer for by a link. Only the keyed digest of the link's token is stored, and the
 * customer is sealed. Its states are in core/payment.
 */
export const paymentLink = pgTable(
  'payment_link',
  {
    id: text().primaryKey(),
    tokenDigest: text('token_digest').notNull().unique(),
    /** In öre. */
    amount: integer().notNull(),
    purpose: text().notNull(),
    storeId: integer('store_id'),
    channel: text({ enum: PAYMENT_LINK_CHANNELS }).notNull().default('email'),
    /** The last letter or SMS with the link, in the outbox of its channel. */
    messageId: text('message_id'),
    customer: text().notNull(),
    /** The account of the customer, if any. */
    customerId: text('customer_id'),
    state: text().$type<PaymentLinkState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The number of the payment at the provider and in the books. Each attempt has one; this is the paid attempt's. */
    number: text().unique(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When the provider took back the approval of a paid link. Nothing was charged. */
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
