import type { PlainDate } from '@klarsikt/core/calendar'
import { creditedVat } from '@klarsikt/core/invoice'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { findInvoices, openReceiver } from './find.js'
import type { PrintedInvoice } from './printed-invoice.js'
import { creditNote, invoice } from './tables.js'

/** The contents of a credit note; amounts in öre. */
export type PrintedCreditNote = {
  readonly number: string
  readonly invoiceNumber: string
  readonly issuedAt: Date
  readonly createdOn: PlainDate
  readonly reason: string
  readonly receiver: PrintedInvoice['receiver']
  readonly vat: PrintedInvoice['vat']
  readonly amount: number
}

/** Finds a credit note of a customer for printing. */
export async function findPrintedCreditNote(
  { database, encryption }: Pick<BaseDeps, 'database' | 'encryption'>,
  customerId: string,
  number: string,
): Promise<PrintedCreditNote | null> {
  const invoiceNumber = await findInvoiceOf(database, customerId, number)
  const [row] = invoiceNumber === null ? [] : await findInvoices(database, { customerId, number: invoiceNumber })
  const note = row?.creditNotes.find((one) => one.number === number)
  if (!row || !note) return null
  const before = row.creditNotes.filter((one) => one.number < number).reduce((sum, { amount }) => sum + amount, 0)
  const lines = row.lines.map((line) => ({ ...line, unitPrice: wholeOre(line.unitPrice) }))
  const earlier = new Map(creditedVat(lines, before).map((one) => [one.rate, one]))
  return {
    ...note,
    receiver: openReceiver(encryption, row.receiver),
    vat: creditedVat(lines, before + note.amount).map(({ rate, gross, net, vat }) => ({
      rate,
      gross: (earlier.get(rate)?.gross ?? 0) - gross,
      net: (earlier.get(rate)?.net ?? 0) - net,
      vat: (earlier.get(rate)?.vat ?? 0) - vat,
    })),
  }
}

async function findInvoiceOf({ orm }: Executor, customerId: string, number: string): Promise<string | null> {
  const [row] = await orm
    .select({ number: invoice.number })
    .from(creditNote)
    .innerJoin(invoice, eq(invoice.number, creditNote.invoiceNumber))
    .where(and(eq(creditNote.number, number), eq(invoice.customerId, customerId)))
  return row?.number ?? null
}
