import type { CustomerDetails } from '@klarsikt/core/customer'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ApiSettings } from './settings.js'

/** What is known of a customer, as it is sealed in one column. */
export type CustomerProfile = CustomerDetails & {
  readonly email: string
  readonly marketing: { readonly email: boolean; readonly sms: boolean }
}

/** A customer as the modules use one: the sealed profile is open, digests stay inside. */
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

/** A file of an export beside the JSON of its feature; its title stands in the read-me. */
export type ExportedFile = { readonly name: string; readonly title: string; readonly bytes: Uint8Array }

/**
 * What one feature stores about a customer: how it is handed out and how it is erased. A module with a table of customers
 * names its own in its manifest.
 */
export type CustomerData = {
  /** Name of its file in the export, without the ending. */
  readonly file: string
  /** The columns by which its rows belong to a customer, also by an order or a cart; a test compares them with the database. */
  readonly columns: readonly PgColumn[]
  /** Everything but secrets. */
  readonly read: (deps: CustomerDataDeps, tx: Executor, customer: Customer) => Promise<unknown>
  /** Documents as they were signed, by the names of their files. */
  readonly readFiles?: (deps: CustomerDataDeps, tx: Executor, customer: Customer) => Promise<readonly ExportedFile[]>
  /** Removes what may go at once, and takes the customer out of what the law demands. */
  readonly erase: (deps: CustomerDataDeps, tx: Executor, customer: Customer) => Promise<void>
  /** Whether something is under way that cannot end without the customer; the account is then not erased. */
  readonly isUnderWay?: (tx: Executor, customer: Customer, now: Date) => Promise<boolean>
}
