import { err, ok, type Result } from '../lib/result.js'
import { allocate } from '../money/allocate.js'
import { wholeOre } from '../money/ore.js'
import { vatPortion, type VatSum } from '../money/vat.js'
import { type InvoiceLine, invoiceTotals } from './lines.js'
import { amountLeft, type BookingProblem, type InvoiceBalance, movedInvoice } from './states.js'

/** Returns the largest amount in öre that can be credited: the goods without fees, and at most what is left to pay. */
export function creditableAmount(invoice: InvoiceBalance): number {
  return Math.min(invoice.amount - invoice.credited, amountLeft(invoice))
}

/**
 * Returns an invoice after a credit note of an amount in öre. If nothing is left, it is paid, or ended if nothing was
 * ever paid. When the whole invoice is credited, unpaid reminder fees are removed.
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
 * Returns the VAT in the credited öre of an invoice, by rate in proportion to its rows. The VAT of one credit note is
 * the difference of two such results, so that several never exceed the invoice.
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
