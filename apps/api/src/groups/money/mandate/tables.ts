import { MANDATE_REASONS, type MandateReason, type MandateState, mandateStates } from '@klarsikt/core/autogiro'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, stateSql, whereState } from '../../../state-sql.js'
import { customer } from '../../person/customer/tables.js'

const MANDATE = stateSql(mandateStates)

/** A mandate for autogiro. Personal data are sealed, and erased with the account. */
export const autogiroMandate = pgTable(
  'autogiro_mandate',
  {
    /** The payer number, of twelve digits, by which the bank knows the mandate. */
    id: text().primaryKey(),
    customerId: text('customer_id').references(() => customer.id),
    state: text().$type<MandateState>().notNull(),
    reason: text().$type<MandateReason>(),
    account: text(),
    personalNumber: text('personal_number'),
    /** The signed PDF, its SHA-256 digest, and the proof of the signature. */
    document: text(),
    documentDigest: text('document_digest').notNull(),
    signature: text(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The files that told the bank of the mandate and of its end; null before that. */
    registeredIn: text('registered_in'),
    cancelledIn: text('cancelled_in'),
    /** Whether the bank still has to be told of the end. */
    isCancellationDue: boolean('is_cancellation_due').notNull().default(false),
  },
  (table) => [
    uniqueIndex('autogiro_mandate_open').on(table.customerId).where(whereState(MANDATE.open)),
    index('autogiro_mandate_customer').on(table.customerId, table.signedAt),
    index('autogiro_mandate_unregistered')
      .on(table.signedAt)
      .where(sql`registered_in is null`),
    index('autogiro_mandate_cancelled')
      .on(table.endedAt)
      .where(sql`is_cancellation_due`),
    checkState('autogiro_mandate_state', table.state, mandateStates.states),
    checkState('autogiro_mandate_reason', table.reason, MANDATE_REASONS),
    check('autogiro_mandate_ended', sql`(${table.state} ${sql.raw(MANDATE.final)}) = (${table.endedAt} is not null)`),
    check('autogiro_mandate_id', sql`${table.id} ~ '^[1-9][0-9]{11}$'`),
  ],
)
