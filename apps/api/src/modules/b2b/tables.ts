import { type AgreementState, agreementStates, type SignMethod } from '@klarsikt/core/b2b'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'
import { EID_STATES, type EidState } from '../eid/tables.js'

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
