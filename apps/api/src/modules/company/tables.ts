import { type AgreementState, agreementStates, type SignMethod } from '@klarsikt/core/b2b'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'

/** Agreements with companies: a draft belongs to the session that fills it in; what is signed stays as it was signed. */
export const agreement = pgTable(
  'agreement',
  {
    id: text().primaryKey(),
    /** Its number for people, `AV-12345678`. */
    number: text().notNull().unique(),
    state: text().$type<AgreementState>().notNull(),
    sessionDigest: text('session_digest').notNull(),
    /** What it says, as JSON, sealed; parts are missing while it is a draft. */
    content: text().notNull(),
    /** Keyed digest of the secret in the link that opens the draft elsewhere. */
    resumeDigest: text('resume_digest').unique(),
    /** Keyed digest of the company's number, once it is signed. */
    companyDigest: text('company_digest'),
    /** The signed document (PDF), sealed, and its SHA-256. */
    document: text(),
    documentDigest: text('document_digest'),
    signMethod: text('sign_method').$type<SignMethod>(),
    /** What proves the signature, as JSON, sealed. */
    signature: text(),
    /** Keyed digest of the secret in the letter that signed it: sent again, that is the same signature. */
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
    // A company has one.
    uniqueIndex('agreement_company').on(table.companyDigest),
    checkState('agreement_state', table.state, agreementStates.states),
    check(
      'agreement_signed',
      sql`(${table.signedAt} is null) = (${table.signature} is null) and (${table.signedAt} is null) = (${table.document} is null)`,
    ),
  ],
)
