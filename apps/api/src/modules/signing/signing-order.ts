import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { EidState } from '../eid/tables.js'

/** A signature under way at BankID, as a table with {@link signingColumns} stores it. */
export type SigningOrder = {
  readonly documentDigest: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  readonly qrStartSecret: string
  readonly state: EidState
  readonly hintCode: string
  readonly orderedAt: Date
}

/** A table of signatures under way. */
export type SigningTable = PgTable & Readonly<Record<'orderRef' | 'state' | 'collectedAt', PgColumn>>

/** What BankID is asked to have signed, and the path where its app leads back to. */
export type SignatureRequest = { readonly visibleText: string; readonly returnPath: string }
