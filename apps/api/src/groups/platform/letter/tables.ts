import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { LETTER_STATES } from './states.js'

/** Letters to send, written in the transaction of what they report. The letter is sealed. */
export const letterOutbox = pgTable(
  'mail_outbox',
  {
    /** The local part of the Message-ID, so that a receiver recognises a letter that is sent twice. */
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Set for a letter that must be unique: a second one of the kind with the same key is not inserted. */
    key: text(),
    letter: text().notNull(),
    /** A keyed digest of the receiver's address. It is erased together with the text. */
    receiver: text(),
    state: text({ enum: LETTER_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /** The earliest time to send, or the end of the time for which a process has taken it. */
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
