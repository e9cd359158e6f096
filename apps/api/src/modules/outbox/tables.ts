import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Letters to be sent, written in the transaction of what they report. The letter itself is sealed. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Local part of the Message-ID, so that a letter sent twice is one letter to the receiver. */
    id: text().primaryKey(),
    kind: text().notNull(),
    /** What the letter is about, where there must be one only; the second of a kind with the same key is not written. */
    key: text(),
    letter: text().notNull(),
    /** Keyed digest of the receiver's address; gone with the text of the letter. */
    receiver: text(),
    state: text({ enum: ['waiting', 'sent', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Not before; also the lease of the process that is sending it. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mail_outbox_key')
      .on(table.kind, table.key)
      .where(sql`key is not null`),
    index('mail_outbox_waiting')
      .on(table.nextAt)
      .where(sql`state = 'waiting'`),
    index('mail_outbox_failed')
      .on(table.createdAt)
      .where(sql`state = 'failed'`),
    index('mail_outbox_receiver').on(table.receiver),
    check('mail_outbox_state', sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
)
