import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The states of an identification: BankID is being asked, has ended it, cannot answer, or a person has identified. */
export const EID_STATES = ['awaiting', 'ended', 'broken', 'identified'] as const
export type EidState = (typeof EID_STATES)[number]

/**
 * A log-in by BankID in progress, which belongs to the session that started it. The page knows its own id, because
 * BankID's order can be replaced by a new one when it was not opened in time.
 */
export const eidOrder = pgTable(
  'eid_order',
  {
    id: text().primaryKey(),
    sessionDigest: text('session_digest').notNull(),
    /** The reference of the present order at BankID. */
    orderRef: text('order_ref').notNull(),
    autoStartToken: text('auto_start_token').notNull(),
    qrStartToken: text('qr_start_token').notNull(),
    /** Sealed. */
    qrStartSecret: text('qr_start_secret').notNull(),
    /** The page to which the log-in leads, as a path of this site. */
    next: text(),
    state: text().$type<EidState>().notNull(),
    /** BankID's hint or error code. */
    hintCode: text('hint_code').notNull(),
    /** The identified person as JSON, sealed; null before that. */
    person: text(),
    /** The address of the last letter, sealed, and the keyed digest of its secret. */
    email: text(),
    letterDigest: text('letter_digest').unique(),
    /** Null after the letter was used. */
    letterExpiresAt: timestamp('letter_expires_at', { withTimezone: true }),
    /** The credential version of the address's account when the letter was written; null when there was none. */
    letterVersion: integer('letter_version'),
    /** When the attempt started, when the present order started, and when BankID was last asked. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    collectedAt: timestamp('collected_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('eid_order_session').on(table.sessionDigest),
    index('eid_order_expiry').on(table.expiresAt),
    check('eid_order_state', sql`${table.state} in ('awaiting', 'ended', 'broken', 'identified')`),
  ],
)
