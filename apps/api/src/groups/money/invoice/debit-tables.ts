import { DEBIT_REFUSALS, type DebitRefusal, type DebitState, debitStates } from '@klarsikt/core/autogiro'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, stateSql, whereState } from '../../../state-sql.js'
import { autogiroMandate } from '../mandate/tables.js'
import { invoice } from './tables.js'

const DEBIT = stateSql(debitStates)

/**
 * The debit of an invoice by autogiro. An invoice has one at most, so that it is never drawn twice. Amounts are in öre.
 */
export const invoiceDebit = pgTable(
  'invoice_debit',
  {
    invoiceNumber: text('invoice_number')
      .primaryKey()
      .references(() => invoice.number),
    mandateId: text('mandate_id')
      .notNull()
      .references(() => autogiroMandate.id),
    state: text().$type<DebitState>().notNull(),
    /** The amount that the customer was told; once sent, the amount that the bank is asked for. */
    amount: integer().notNull(),
    debitOn: date('debit_on').notNull(),
    announcedAt: timestamp('announced_at', { withTimezone: true }).notNull(),
    /** The file in which the debit was sent. */
    sentIn: text('sent_in'),
    refusal: text().$type<DebitRefusal>(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The last day to pay in another way after a refusal. */
    payBy: date('pay_by'),
  },
  (table) => [
    index('invoice_debit_planned')
      .on(table.debitOn)
      .where(whereState(`= ${DEBIT.initial}`)),
    index('invoice_debit_mandate').on(table.mandateId),
    checkState('invoice_debit_state', table.state, debitStates.states),
    checkState('invoice_debit_refusal', table.refusal, DEBIT_REFUSALS),
    check('invoice_debit_amount', sql`${table.amount} > 0`),
    check(
      'invoice_debit_refused',
      sql`(${table.state} = ${sql.raw(DEBIT.to('refuse'))}) = (${table.refusal} is not null and ${table.payBy} is not null)`,
    ),
  ],
)
