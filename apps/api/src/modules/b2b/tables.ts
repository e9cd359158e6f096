import type { SignMethod } from '@klarsikt/core/b2b'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'
import { agreement } from '../company/tables.js'
import { EID_STATES, type EidState } from '../eid/tables.js'

/** A signature under way: the document is frozen until it is signed or something in the draft is changed. */
export const agreementSigning = pgTable(
  'agreement_signing',
  {
    agreementId: text('agreement_id')
      .primaryKey()
      .references(() => agreement.id, { onDelete: 'cascade' }),
    method: text().$type<SignMethod>().notNull(),
    /** Sealed. */
    document: text().notNull(),
    documentDigest: text('document_digest').notNull(),
    /** Keyed digest of the secret in the letter that signs; null where BankID does. */
    letterDigest: text('letter_digest').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What BankID knows its order by, and how it is opened; null where a letter signs. */
    orderRef: text('order_ref'),
    autoStartToken: text('auto_start_token'),
    qrStartToken: text('qr_start_token'),
    /** Sealed. */
    qrStartSecret: text('qr_start_secret'),
    state: text().$type<EidState>().notNull(),
    hintCode: text('hint_code').notNull(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    collectedAt: timestamp('collected_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('agreement_signing_expiry').on(table.expiresAt),
    checkState('agreement_signing_state', table.state, EID_STATES),
    check('agreement_signing_way', sql`(${table.orderRef} is null) <> (${table.letterDigest} is null)`),
  ],
)
