import { text, timestamp } from 'drizzle-orm/pg-core'
import type { EidState } from '../eid/tables.js'

/**
 * The columns of a signature in progress, which each kind of document has in its own table. The document is frozen
 * there until it is signed. Such a table also needs `checkState(…, EID_STATES)` and a round that deletes expired rows.
 */
export const signingColumns = {
  documentDigest: text('document_digest').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** BankID's reference of the order, and how to open it. */
  orderRef: text('order_ref').notNull(),
  autoStartToken: text('auto_start_token').notNull(),
  qrStartToken: text('qr_start_token').notNull(),
  /** Sealed. */
  qrStartSecret: text('qr_start_secret').notNull(),
  state: text().$type<EidState>().notNull(),
  hintCode: text('hint_code').notNull(),
  orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
  collectedAt: timestamp('collected_at', { withTimezone: true }).notNull(),
}
