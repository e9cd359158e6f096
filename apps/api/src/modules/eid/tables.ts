import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Where an identification stands: BankID is asked, has said that nothing comes of it, or cannot say; or a person has identified. */
export const EID_STATES = ['awaiting', 'ended', 'broken', 'identified'] as const
export type EidState = (typeof EID_STATES)[number]

/**
 * A log-in by BankID under way; it belongs to the session that began it. Our own id is what the page knows: it survives
 * that an order of the service which was not opened in time is followed by a new one.
 */
export const eidOrder = pgTable(
  'eid_order',
  {
    id: text().primaryKey(),
    sessionDigest: text('session_digest').notNull(),
    /** What the service knows the present order by. */
    orderRef: text('order_ref').notNull(),
    autoStartToken: text('auto_start_token').notNull(),
    qrStartToken: text('qr_start_token').notNull(),
    /** Sealed. */
    qrStartSecret: text('qr_start_secret').notNull(),
    /** Where the log-in leads, as a path of this site. */
    next: text(),
    state: text().$type<EidState>().notNull(),
    /** Hint of the service, or its error code. */
    hintCode: text('hint_code').notNull(),
    /** Who identified, as JSON, sealed; null until then. */
    person: text(),
    /** The address that the last letter went to, sealed, with the keyed digest of the secret in it. */
    email: text(),
    letterDigest: text('letter_digest').unique(),
    /** Null when the letter has been used. */
    letterExpiresAt: timestamp('letter_expires_at', { withTimezone: true }),
    /** The credential version of the address's account when the letter was written; null where it had none. */
    letterVersion: integer('letter_version'),
    /** When the attempt began, when the present order did, and when the service was asked about it last. */
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
