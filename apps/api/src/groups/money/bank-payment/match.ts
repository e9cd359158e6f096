import { bankPaymentStates, matchPayment, type PaymentMatch } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { eq, or } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { bookTransfer } from '../invoice/book-payment.js'
import { type InvoiceRow, subjectOf } from '../invoice/find.js'
import { invoice } from '../invoice/tables.js'
import { ACCOUNTS } from '../ledger/ledger.js'
import { findOpen } from '../payment/submissions.js'
import type { BankPaymentRow } from './find.js'
import { bankPayment } from './tables.js'

/** Plans how much of a payment's rest a locked invoice would take now. */
export async function planMatch(
  tx: Executor,
  row: BankPaymentRow,
  invoiceRow: InvoiceRow | null,
): Promise<PaymentMatch> {
  const isBeingPaid = invoiceRow !== null && (await findOpen(tx, subjectOf(invoiceRow))) !== null
  return matchPayment(row.rest, {
    reference: invoiceRow?.ocr ?? row.ocr,
    invoice: invoiceRow && { ...invoiceRow, isBeingPaid },
  })
}

/** Puts a locked payment on a locked invoice as planned. */
export async function applyMatch(
  deps: Pick<BaseDeps, 'clock' | 'encryption'>,
  tx: Executor,
  row: BankPaymentRow,
  { invoiceRow, onInvoice, rest, reason }: PaymentMatch & { readonly invoiceRow: InvoiceRow | null },
): Promise<void> {
  const { id, paidOn, means } = row
  const now = deps.clock.now()
  if (invoiceRow && onInvoice > 0) {
    // The rest changes with each match, so the key does too.
    const transfer = { key: `${id}:${row.rest}`, amount: onInvoice, paidOn, means, from: ACCOUNTS.unmatchedPayments }
    const booked = await bookTransfer(deps, tx, invoiceRow, transfer)
    if (!booked.ok) throw new Error(`The payment ${id} cannot be booked on ${invoiceRow.number}: ${booked.error}`)
  }
  const isMatched = rest === 0
  await tx.orm
    .update(bankPayment)
    .set({ rest, reason, ...(isMatched && { state: bankPaymentStates.to('match'), handledAt: now }) })
    .where(eq(bankPayment.id, id))
  if (isMatched) await audit(tx, now, { action: 'bank-payment.matched', subject: 'bank-payment', id })
}

/** Locks the invoice with an OCR number. */
export async function lockInvoiceByOcr({ orm }: Executor, ocr: string): Promise<InvoiceRow | null> {
  const [row] = await orm.select().from(invoice).where(eq(invoice.ocr, ocr)).for('update')
  return row ?? null
}

/** Finds an invoice by the number or OCR number that staff typed. */
export async function findInvoiceByTyped({ orm }: Executor, typed: string): Promise<InvoiceRow | null> {
  const digits = typed.replace(/\s/g, '')
  const [row] = await orm
    .select()
    .from(invoice)
    .where(or(eq(invoice.number, digits), eq(invoice.ocr, digits)))
  return row ?? null
}
