import {
  INVOICE_PAYMENT_MEANS,
  INVOICE_SOURCES,
  INVOICE_TYPES,
  REMINDER_PLAN,
  REMINDER_STEPS,
  type ReminderStep,
  type InvoicePaymentMeans,
  type InvoiceSource,
  invoiceStates,
  type InvoiceStatus,
  type InvoiceType,
} from '@klarsikt/core/invoice'
import type { VatRate } from '@klarsikt/core/money'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'
import { customer } from '../../person/customer/tables.js'
import { INVOICE } from './states.js'

const AWAITS_MONEY = sql.raw(INVOICE.awaitsMoney)
const PAYABLE = sql.raw(INVOICE.from('reserve'))

/** An invoice that is not the payment of an order. Amounts in öre; the receiver is sealed. */
export const invoice = pgTable(
  'invoice',
  {
    /** Nine digits without gaps. Orders have eight, so that numbers in an account are unique. */
    number: text().primaryKey(),
    /** The OCR reference for transfers. */
    ocr: text().notNull().unique(),
    /** The customer whose account shows it; null after the account's erasure. */
    customerId: text('customer_id').references(() => customer.id),
    /** Name and address at the issue, sealed. They stay, because an invoice is a voucher of the books. */
    receiver: text().notNull(),
    source: text().$type<InvoiceSource>().notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** The store of the invoice; null for the head office's, such as a company's. */
    storeId: integer('store_id').references(() => store.id),
    type: text().$type<InvoiceType>().notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    amount: integer().notNull(),
    /** The sum of its payments. */
    paid: integer().notNull().default(0),
    createdOn: date('created_on').notNull(),
    dueOn: date('due_on').notNull(),
    /** Identifies the issue, so that a repetition gives the same invoice. */
    issueKey: text('issue_key').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Sums of the reminder fees and of the credit notes. */
    fees: integer().notNull().default(0),
    credited: integer().notNull().default(0),
    /** When the first reminder was sent. */
    overdueAt: timestamp('overdue_at', { withTimezone: true }),
    /** Number of reminders sent by core's plan, and whether they may carry a fee. */
    reminders: integer().notNull().default(0),
    isReminderFeeAgreed: boolean('is_reminder_fee_agreed').notNull().default(false),
    /** The number of the web payment at the provider and in the books, set at its approval. */
    paymentNumber: text('payment_number'),
  },
  (table) => [
    index('invoice_customer').on(table.customerId, table.number),
    uniqueIndex('invoice_payment_number').on(table.paymentNumber),
    index('invoice_awaits_money')
      .on(table.paymentNumber)
      .where(sql`status ${AWAITS_MONEY} and payment_number is not null`),
    index('invoice_due')
      .on(table.dueOn)
      .where(sql`status ${PAYABLE} and reminders < ${sql.raw(String(REMINDER_PLAN.length))}`),
    checkState('invoice_status', table.status, invoiceStates.states),
    checkState('invoice_source', table.source, INVOICE_SOURCES),
    checkState('invoice_type', table.type, INVOICE_TYPES),
    check('invoice_amount', sql`${table.amount} > 0`),
    check('invoice_credited', sql`${table.fees} >= 0 and ${table.credited} between 0 and ${table.amount}`),
    check('invoice_paid', sql`${table.paid} between 0 and ${table.amount} + ${table.fees} - ${table.credited}`),
    check(
      'invoice_paid_status',
      sql`(${table.status} = ${sql.raw(INVOICE.is('paid'))}) = (${table.paid} > 0 and ${table.paid} = ${table.amount} + ${table.fees} - ${table.credited})`,
    ),
    check(
      'invoice_open_status',
      sql`(${table.status} <> ${sql.raw(INVOICE.is('notPaid'))} or ${table.paid} = 0) and (${table.status} <> ${sql.raw(INVOICE.is('partlyPaid'))} or ${table.paid} > 0)`,
    ),
    check('invoice_due', sql`${table.dueOn} >= ${table.createdOn}`),
  ],
)

/** The rows of an invoice; prices with VAT. */
export const invoiceLine = pgTable(
  'invoice_line',
  {
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoice.number),
    position: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer('unit_price').notNull(),
    vatRate: integer('vat_rate').$type<VatRate>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceNumber, table.position] }),
    check('invoice_line_quantity', sql`${table.quantity} > 0`),
    check('invoice_line_price', sql`${table.unitPrice} > 0`),
  ],
)

/** Payments of an invoice. A payment taken back by the payer's bank is negative. Rows are only added. */
export const invoicePayment = pgTable(
  'invoice_payment',
  {
    /** Identifies the booking, so that a repetition gives the same payment. */
    id: text().primaryKey(),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoice.number),
    means: text().$type<InvoicePaymentMeans>().notNull(),
    amount: integer().notNull(),
    paidOn: date('paid_on').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('invoice_payment_invoice').on(table.invoiceNumber),
    checkState('invoice_payment_means', table.means, INVOICE_PAYMENT_MEANS),
    check(
      'invoice_payment_amount',
      sql`${table.amount} <> 0 and (${table.amount} < 0) = (${table.means} = 'taken-back')`,
    ),
  ],
)

/** Reminders of an unpaid invoice and their fees. Rows are only added. */
export const invoiceReminder = pgTable(
  'invoice_reminder',
  {
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoice.number),
    step: text().$type<ReminderStep>().notNull(),
    fee: integer().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceNumber, table.step] }),
    checkState('invoice_reminder_step', table.step, REMINDER_STEPS),
    check('invoice_reminder_fee', sql`${table.fee} >= 0`),
  ],
)

/** Credit notes of an invoice. Rows are only added. */
export const creditNote = pgTable(
  'credit_note',
  {
    /** Nine digits without gaps, in a series of its own. */
    number: text().primaryKey(),
    invoiceNumber: text('invoice_number')
      .notNull()
      .references(() => invoice.number),
    amount: integer().notNull(),
    /** The reason as the customer reads it. */
    reason: text().notNull(),
    createdOn: date('created_on').notNull(),
    /** Identifies the issue, so that a repetition gives the same credit note. */
    issueKey: text('issue_key').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('credit_note_invoice').on(table.invoiceNumber),
    check('credit_note_amount', sql`${table.amount} > 0`),
  ],
)
