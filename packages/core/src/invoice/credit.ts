import { err, ok, type Result } from '../lib/result.js'
import { allocate } from '../money/allocate.js'
import { wholeOre } from '../money/ore.js'
import { vatPortion, type VatSum } from '../money/vat.js'
import { type InvoiceLine, invoiceTotals } from './lines.js'
import { amountLeft, type BookingProblem, type InvoiceBalance, movedInvoice } from './states.js'

/** The most that can be credited, öre: of the goods, and never more than is left to pay. */
export function creditableAmount(invoice: InvoiceBalance): number {
  return Math.min(invoice.amount - invoice.credited, amountLeft(invoice))
}

/**
 * An invoice after a credit note: what is left is less. With nothing left it is paid, or ended where nothing was paid. Fees of
 * reminders about an invoice that is credited as a whole are dropped, as far as they are not paid.
 */
export function creditedInvoice(invoice: InvoiceBalance, amount: number): Result<InvoiceBalance, BookingProblem> {
  if (amountLeft(invoice) === 0) return err('not-open')
  if (amount <= 0 || amount > creditableAmount(invoice)) return err('too-much')
  const credited = invoice.credited + amount
  const isWhole = credited === invoice.amount
  const after = { ...invoice, credited, fees: isWhole ? Math.min(invoice.fees, invoice.paid) : invoice.fees }
  if (amountLeft(after) > 0) return ok(after)
  const status = movedInvoice(invoice, invoice.paid > 0 ? 'pay' : 'end')
  return status === null ? err('not-open') : ok({ ...after, status })
}

/**
 * The tax of what has been credited of an invoice, by rate: in proportion to its rows, and all of it where all is credited. What one
 * credit note takes off is the difference between two of these, so that several never come to more than the invoice.
 */
export function creditedVat(lines: readonly InvoiceLine[], credited: number): VatSum[] {
  const { amount, vat } = invoiceTotals(lines)
  if (credited === amount) return vat
  const shares = allocate(
    wholeOre(credited),
    vat.map(({ gross }) => gross),
  )
  return vat.map(({ rate }, at) => {
    const gross = shares[at] ?? wholeOre(0)
    const tax = vatPortion(gross, rate)
    return { rate, gross, net: wholeOre(gross - tax), vat: tax }
  })
}
