import {
  collectionStates,
  type CollectionState,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from '@klarsikt/core/invoice'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, stateSql, whereState } from '../../../state-sql.js'
import { invoice } from './tables.js'

const COLLECTION = stateSql(collectionStates)

/**
 * The claim of a collection agency on an invoice. An invoice has one at most, so that it is never handed over twice.
 */
export const invoiceCollection = pgTable(
  'invoice_collection',
  {
    invoiceNumber: text('invoice_number')
      .primaryKey()
      .references(() => invoice.number),
    state: text().$type<CollectionState>().notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
    /** The file in which the claim was sent, and when it was written. */
    sentIn: text('sent_in'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The rest of the invoice that the agency knows of, in öre. */
    reported: integer(),
    reason: text().$type<WithdrawalReason>(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('invoice_collection_open').on(table.claimedAt).where(whereState(COLLECTION.open)),
    checkState('invoice_collection_state', table.state, collectionStates.states),
    checkState('invoice_collection_reason', table.reason, WITHDRAWAL_REASONS),
    check('invoice_collection_reported', sql`${table.reported} >= 0`),
    check('invoice_collection_sent', sql`(${table.sentIn} is null) = (${table.reported} is null)`),
    check(
      'invoice_collection_withdrawn',
      sql`(${table.state} = ${sql.raw(COLLECTION.to('withdraw'))}) = (${table.reason} is not null)`,
    ),
  ],
)
