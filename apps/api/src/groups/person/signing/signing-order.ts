import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { EidState } from '../eid/tables.js'

/** A signature in progress at BankID, as a table with {@link signingColumns} stores it. */
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

/** A table of signatures in progress. */
export type SigningTable = PgTable & Readonly<Record<'orderRef' | 'state' | 'collectedAt', PgColumn>>

/** The text to sign, and the path to which BankID's app returns. */
export type SignatureRequest = { readonly visibleText: string; readonly returnPath: string }
