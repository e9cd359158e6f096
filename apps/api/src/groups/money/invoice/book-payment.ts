import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { type BankPaymentMeans, bookedInvoice, type InvoicePaymentMeans } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { type InvoiceRow, openReceiver } from './find.js'
import { sendInvoicePaid } from './letters.js'
import { invoice, invoicePayment } from './tables.js'

type BookDeps = Pick<BaseDeps, 'clock' | 'encryption'>
type Transfer = {
  readonly key: string
  readonly amount: number
  /** The day on which the bank was paid; today when staff book it. */
  readonly paidOn?: PlainDate
  /** By default a transfer to the bankgiro. */
  readonly means?: BankPaymentMeans
  /** The account that the money comes from in the books; the bankgiro when staff book it. */
  readonly from?: string
}

/** Books a transfer on a locked invoice, which is then partly or fully paid. A repeated key books nothing. */
export async function bookTransfer(
  deps: BookDeps,
  tx: Executor,
  row: InvoiceRow,
  { key, amount, paidOn, means = 'bankgiro', from = ACCOUNTS.bankgiro }: Transfer,
): Promise<Result<void, 'invoice.changed' | 'invoice.too-much'>> {
  const id = `${means}:${key}`
  const [earlier] = await tx.orm.select().from(invoicePayment).where(eq(invoicePayment.id, id))
  if (earlier)
    return earlier.invoiceNumber === row.number && earlier.amount === amount ? ok(undefined) : err('invoice.changed')
  const booked = bookedInvoice(row, amount)
  if (!booked.ok) return err(booked.error === 'too-much' ? 'invoice.too-much' : 'invoice.changed')
  const { status, paid } = booked.value
  await tx.orm.update(invoice).set({ status, paid }).where(eq(invoice.number, row.number))
  await audit(tx, deps.clock.now(), { action: `invoice.${status}`, subject: 'invoice', id: row.number })
  await book(tx, {
    event: `invoice-payment:${id}`,
    orderNumber: row.number,
    at: deps.clock.now(),
    postings: [
      { account: from, amount },
      { account: ACCOUNTS.invoices, amount: -amount },
    ],
  })
  await notePayment(deps, tx, row, { id, means, amount, ...(paidOn && { paidOn }) })
  return ok(undefined)
}

type BookedPayment = {
  readonly id: string
  readonly means: InvoicePaymentMeans
  readonly amount: number
  readonly paidOn?: PlainDate
}

/** Records a payment that the invoice's sum already includes, and sends the letter of thanks. */
export async function notePayment(
  deps: BookDeps,
  tx: Executor,
  row: InvoiceRow,
  { id, means, amount, ...payment }: BookedPayment,
): Promise<void> {
  const now = deps.clock.now()
  const paidOn = payment.paidOn ?? stockholmDate(now)
  await tx.orm.insert(invoicePayment).values({ id, invoiceNumber: row.number, means, amount, paidOn, bookedAt: now })
  await audit(tx, now, { action: 'invoice.payment-booked', subject: 'invoice', id: row.number })
  await sendInvoicePaid(deps, tx, { ...row, receiver: openReceiver(deps.encryption, row.receiver) }, amount, id)
}
