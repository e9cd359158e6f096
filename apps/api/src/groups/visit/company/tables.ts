import { type AgreementState, agreementStates, type SignMethod } from '@klarsikt/core/agreement'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'

/** Agreements with companies. A draft belongs to the session that fills it in; a signed agreement never changes. */
export const agreement = pgTable(
  'agreement',
  {
    id: text().primaryKey(),
    /** The number by which people name it, such as `AV-12345678`. */
    number: text().notNull().unique(),
    state: text().$type<AgreementState>().notNull(),
    sessionDigest: text('session_digest').notNull(),
    /** The content as JSON, sealed. A draft may lack parts. */
    content: text().notNull(),
    /** A keyed digest of the secret in the link that opens the draft elsewhere. */
    resumeDigest: text('resume_digest').unique(),
    /** A keyed digest of the company's number; null before the signature. */
    companyDigest: text('company_digest'),
    /** The signed document (PDF), sealed, and its SHA-256 digest. */
    document: text(),
    documentDigest: text('document_digest'),
    signMethod: text('sign_method').$type<SignMethod>(),
    /** The proof of the signature as JSON, sealed. */
    signature: text(),
    /** A keyed digest of the secret in the letter that signed it. A repeated call finds the same signature by it. */
    letterDigest: text('letter_digest').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }),
  },
  (table) => [
    index('agreement_session').on(table.sessionDigest),
    index('agreement_draft')
      .on(table.updatedAt)
      .where(sql`signed_at is null`),
    // A company has one agreement at most.
    uniqueIndex('agreement_company').on(table.companyDigest),
    checkState('agreement_state', table.state, agreementStates.states),
    check(
      'agreement_signed',
      sql`(${table.signedAt} is null) = (${table.signature} is null) and (${table.signedAt} is null) = (${table.document} is null)`,
    ),
  ],
)
