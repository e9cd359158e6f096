import type { SignMethod } from '@klarsikt/core/agreement'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { EID_STATES } from '../../person/eid/tables.js'
import { signingColumns } from '../../person/signing/signing-tables.js'
import { agreement } from '../company/tables.js'

/** A signature in progress. The document is frozen until it is signed or the draft changes. */
export const agreementSigning = pgTable(
  'agreement_signing',
  {
    agreementId: text('agreement_id')
      .primaryKey()
      .references(() => agreement.id, { onDelete: 'cascade' }),
    method: text().$type<SignMethod>().notNull(),
    /** Sealed. */
    document: text().notNull(),
    /** A keyed digest of the secret in a signing letter; null for BankID. */
    letterDigest: text('letter_digest').unique(),
    ...signingColumns,
    // These are null for a letter, which has no order at BankID.
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
