import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { SMS_STATES, type SmsState } from './states.js'

/** SMS to be sent, written in the transaction of what they report. Number and text are sealed. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    /** Stands in the address that the provider reports to, so that a report names the SMS even where the answer was lost. */
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Whose account it is about, where there is one; gone with the text. */
    customerId: text('customer_id'),
    /** Number and text; empty when they are forgotten. */
    message: text().notNull(),
    state: text().$type<SmsState>().notNull(),
    attempts: integer().notNull().default(0),
    /** Not before; also the lease of the process that is sending it. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the provider reported what became of it. */
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    /** What the provider calls it; unknown while no answer has come. */
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
