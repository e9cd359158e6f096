import type { SignMethod } from '@klarsikt/core/b2b'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'
import { agreement } from '../company/tables.js'
import { EID_STATES } from '../eid/tables.js'
import { signingColumns } from '../signing/columns.js'

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
    /** Keyed digest of the secret in the letter that signs; null where BankID does. */
    letterDigest: text('letter_digest').unique(),
    ...signingColumns,
    // A letter signs without an order at BankID.
    orderRef: text('order_ref'),
    autoStartToken: text('auto_start_token'),
    qrStartToken: text('qr_start_token'),
    qrStartSecret: text('qr_start_secret'),
  },
  (table) => [
    index('agreement_signing_expiry').on(table.expiresAt),
    checkState('agreement_signing_state', table.state, EID_STATES),
    check('agreement_signing_way', sql`(${table.orderRef} is null) <> (${table.letterDigest} is null)`),
  ],
)
