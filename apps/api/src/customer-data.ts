import type { CustomerDetails } from '@klarsikt/core/customer'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ApiSettings } from './settings.js'

/** A customer's personal details, as one column stores them sealed. */
export type CustomerProfile = CustomerDetails & {
  readonly email: string
  readonly marketing: { readonly email: boolean; readonly sms: boolean }
}

/** A customer with the sealed profile opened. Digests are left out. */
export type Customer = {
  readonly id: string
  readonly number: string
  readonly emailVerifiedAt: Date | null
  readonly passwordHash: string | null
  readonly credentialVersion: number
  readonly termsVersion: string | null
  readonly personalNumber: string | null
  readonly cartId: string | null
  readonly profile: CustomerProfile
}

export type CustomerDataDeps = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly settings: ApiSettings
}

/** A file of an export beside the JSON of its feature; the read-me lists its title. */
export type ExportedFile = { readonly name: string; readonly title: string; readonly bytes: Uint8Array }

/**
 * What one feature stores about a customer, and how it is exported and erased. A module with a table about customers
 * lists its own in its manifest.
 */
export type CustomerData = {
  /** The name of its file in the export, without the extension. */
  readonly file: string
  /**
   * The columns that tie its rows to a customer, directly or by an order or a cart. A test compares them with the
   * database.
   */
  readonly columns: readonly PgColumn[]
  /** Reads everything but secrets, for the export. */
  readonly read: (deps: CustomerDataDeps, tx: Executor, customer: Customer) => Promise<unknown>
  /** Reads documents as they were signed, as files of the export. */
  readonly readFiles?: (deps: CustomerDataDeps, tx: Executor, customer: Customer) => Promise<readonly ExportedFile[]>
  /**
   * Deletes what may be deleted at once, and removes the customer's identity from what the law requires the shop to
   * keep.
   */
  readonly erase: (deps: CustomerDataDeps, tx: Executor, customer: Customer) => Promise<void>
  /** Whether something is under way that needs the customer to end. The account is then not erased. */
  readonly isUnderWay?: (tx: Executor, customer: Customer, now: Date) => Promise<boolean>
}
