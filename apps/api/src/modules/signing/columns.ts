import { text, timestamp } from 'drizzle-orm/pg-core'
import type { EidState } from '../eid/tables.js'

/**
 * The columns of a signature under way, which each kind of document stores in a table of its own: the document is frozen there until
 * it is signed. `checkState(…, EID_STATES)` goes with them, and a round that removes what has expired.
 */
export const signingColumns = {
  documentDigest: text('document_digest').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** What BankID knows its order by, and how it is opened. */
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
