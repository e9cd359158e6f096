import {
  BANK_PAYMENT_MEANS,
  type BankPaymentMeans,
  type BankPaymentState,
  bankPaymentStates,
  UNMATCHED_REASONS,
  type UnmatchedReason,
} from '@klarsikt/core/invoice'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, stateSql, whereState } from '../../../state-sql.js'

const BANK_PAYMENT = stateSql(bankPaymentStates)
const UNMATCHED = sql.raw(BANK_PAYMENT.is('unmatched'))

/**
 * A payment that the bank has reported. The part on invoices is also a payment of each invoice. Amounts are in öre, and
 * the payer is sealed.
 */
export const bankPayment = pgTable(
  'bank_payment',
  {
    /** A digest of the bank's reference, so that the same payment in another file is the same row. */
    id: text().primaryKey(),
    /** The report that contained it. */
    reportId: text('report_id').notNull(),
    amount: integer().notNull(),
    /** The means of the payment: a transfer or autogiro. */
    means: text().$type<BankPaymentMeans>().notNull().default('bankgiro'),
    /** The amount that is on no invoice. */
    rest: integer().notNull(),
    state: text().$type<BankPaymentState>().notNull(),
    reason: text().$type<UnmatchedReason>(),
    /** The OCR number that it names; null without a valid one. */
    ocr: text(),
    /** The payer, their account and message. */
    payer: text().notNull(),
    paidOn: date('paid_on').notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    index('bank_payment_unmatched')
      .on(table.paidOn, table.id)
      .where(whereState(`= ${BANK_PAYMENT.is('unmatched')}`)),
    checkState('bank_payment_state', table.state, bankPaymentStates.states),
    checkState('bank_payment_reason', table.reason, UNMATCHED_REASONS),
    checkState('bank_payment_means', table.means, BANK_PAYMENT_MEANS),
    check('bank_payment_amount', sql`${table.amount} > 0`),
    check('bank_payment_rest', sql`${table.rest} between 0 and ${table.amount}`),
    check('bank_payment_unmatched_rest', sql`(${table.state} = ${UNMATCHED}) = (${table.rest} > 0)`),
  ],
)
