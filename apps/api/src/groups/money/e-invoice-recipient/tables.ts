import { RECIPIENT_REASONS, type RecipientReason, type RecipientState, recipientStates } from '@klarsikt/core/e-invoice'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, stateSql, whereState } from '../../../state-sql.js'
import { customer } from '../../person/customer/tables.js'

const RECIPIENT = stateSql(recipientStates)

/** A customer as a recipient of e-invoices. */
export const eInvoiceRecipient = pgTable(
  'e_invoice_recipient',
  {
    /** The recipient's number at the operator, of twelve digits. */
    id: text().primaryKey(),
    /** Null after the account is erased. */
    customerId: text('customer_id').references(() => customer.id),
    state: text().$type<RecipientState>().notNull(),
    reason: text().$type<RecipientReason>(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The file in which the operator was asked; null before that. */
    registeredIn: text('registered_in'),
    /** Whether the operator still has to be told of the end. */
    isEndDue: boolean('is_end_due').notNull().default(false),
  },
  (table) => [
    uniqueIndex('e_invoice_recipient_open').on(table.customerId).where(whereState(RECIPIENT.open)),
    index('e_invoice_recipient_customer').on(table.customerId, table.askedAt),
    index('e_invoice_recipient_unregistered')
      .on(table.askedAt)
      .where(sql`registered_in is null`),
    index('e_invoice_recipient_ended')
      .on(table.endedAt)
      .where(sql`is_end_due`),
    checkState('e_invoice_recipient_state', table.state, recipientStates.states),
    checkState('e_invoice_recipient_reason', table.reason, RECIPIENT_REASONS),
    check(
      'e_invoice_recipient_is_ended',
      sql`(${table.state} ${sql.raw(RECIPIENT.final)}) = (${table.endedAt} is not null)`,
    ),
    check('e_invoice_recipient_id', sql`${table.id} ~ '^[1-9][0-9]{11}$'`),
  ],
)
