import type { Executor } from '@klarsikt/server/database'
import { and, eq, gt, gte, lt, ne, type AnyColumn } from 'drizzle-orm'
import { bankPayment } from '../bank-payment/tables.js'
import { creditNote, invoice, invoicePayment, invoiceReminder } from '../invoice/tables.js'
import { payment, submission, tender } from '../payment/tables.js'

/** The instants of a month; the second one is after it. */
export type Period = { readonly from: Date; readonly until: Date }

export const inPeriod = (column: AnyColumn, { from, until }: Period) => and(gte(column, from), lt(column, until))

/**
 * The amounts by event that the ledger must show for a period, in öre, computed from invoices and payments. A credit
 * note counts with the sales that it reverses; other events count with their change of the customers' debts or of the
 * bankgiro balance.
 */
export async function ownBooks({ orm }: Executor, period: Period): Promise<Map<string, number>> {
  const issued = await orm
    .select({ number: invoice.number, amount: invoice.amount })
    .from(invoice)
    .where(inPeriod(invoice.issuedAt, period))
  const transfers = await orm
    .select({ id: invoicePayment.id, amount: invoicePayment.amount })
    .from(invoicePayment)
    .where(and(inPeriod(invoicePayment.bookedAt, period), ne(invoicePayment.means, 'online')))
  const approved = await orm
    .select({ orderNumber: tender.orderNumber, amount: tender.amount })
    .from(tender)
    .innerJoin(payment, eq(payment.id, tender.paymentId))
    .innerJoin(submission, eq(submission.id, payment.id))
    .where(and(inPeriod(payment.settledAt, period), eq(submission.subjectType, 'invoice')))
  const notes = await orm
    .select({ number: creditNote.number, amount: creditNote.amount })
    .from(creditNote)
    .where(inPeriod(creditNote.issuedAt, period))
  const fees = await orm
    .select()
    .from(invoiceReminder)
    .where(and(inPeriod(invoiceReminder.sentAt, period), gt(invoiceReminder.fee, 0)))
  const received = await orm
    .select({ id: bankPayment.id, amount: bankPayment.amount })
    .from(bankPayment)
    .where(inPeriod(bankPayment.importedAt, period))
  return new Map([
    ...issued.map(({ number, amount }) => [`invoice:${number}`, amount] as const),
    ...transfers.map(({ id, amount }) => [`invoice-payment:${id}`, -amount] as const),
    ...approved.map(({ orderNumber, amount }) => [`invoice-payment:${orderNumber}`, -amount] as const),
    ...notes.map(({ number, amount }) => [`credit-note:${number}`, amount] as const),
    ...fees.map(({ invoiceNumber, step, fee }) => [`invoice-reminder:${invoiceNumber}:${step}`, fee] as const),
    ...received.map(({ id, amount }) => [`bank-payment:${id}`, amount] as const),
  ])
}
