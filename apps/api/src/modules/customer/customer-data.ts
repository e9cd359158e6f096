import type { Executor } from '@klarsikt/server/database'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Deps } from '../../context.js'
import type { Customer } from './find-customer.js'

export type CustomerDataDeps = Pick<Deps, 'encryption' | 'clock' | 'settings'>

/** A file of an export beside the JSON of its feature; its title stands in the read-me. */
export type ExportedFile = { readonly name: string; readonly title: string; readonly bytes: Uint8Array }

/**
 * What one feature stores about a customer: how it is handed out and how it is erased. Each feature with a table of
 * customers has one, listed in `modules/personal-data/registry.ts`.
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
