import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { SMS_STATES, type SmsState } from './states.js'

/** SMS to send, written in the transaction of what they report. Number and text are sealed. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    /** The id in the address for reports, so that a report names the SMS even when the answer was lost. */
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The account that it is about, if any; erased together with the text. */
    customerId: text('customer_id'),
    /** The number and text; empty after they are erased. */
    message: text().notNull(),
    state: text().$type<SmsState>().notNull(),
    attempts: integer().notNull().default(0),
    /** The earliest time to send, or the end of the time for which a process has taken it. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the provider reported the result. */
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    /** The provider's id; null before an answer. */
    providerId: text('provider_id'),
  },
  (table) => [
    uniqueIndex('sms_outbox_provider_id')
      .on(table.providerId)
      .where(sql`provider_id is not null`),
    index('sms_outbox_waiting')
      .on(table.nextAt)
      .where(sql`state = 'waiting'`),
    index('sms_outbox_customer').on(table.customerId),
    check('sms_outbox_state', sql`${table.state} in (${sql.raw(SMS_STATES.map((state) => `'${state}'`).join(', '))})`),
  ],
)
