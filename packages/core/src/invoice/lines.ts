import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { typedCode, typedText } from '../lib/index.js'
import { err, ok, type Result } from '../lib/result.js'
import * as validationMessages from '../messages/generated/validation.js'
import { multiply, sum } from '../money/arithmetic.js'
import { formatOre } from '../money/format-price.js'
import { ore, type Ore } from '../money/ore.js'
import { type VatRate, type VatSum, vatPortion, vatSums } from '../money/vat.js'
import { INVOICE_DAYS } from './due.js'

/** A row of an invoice. The price is in öre including VAT. */
export type InvoiceLine = {
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Ore
  readonly vatRate: VatRate
}

/** Limits of an invoice that staff write: rows, pieces of each, and characters of a row's text. */
export const INVOICE_LINES = { min: 1, max: 20 } as const
export const INVOICE_QUANTITY = { min: 1, max: 99 } as const
export const INVOICE_TEXT_LENGTH = { min: 3, max: 100 } as const
export const INVOICE_PRICE = { min: ore(1), max: ore(50_000) } as const
export const INVOICE_AMOUNT_MAX = ore(200_000)

/** Returns the sum of an invoice in öre, and its VAT by rate. */
export function invoiceTotals(lines: readonly InvoiceLine[]): { readonly amount: Ore; readonly vat: VatSum[] } {
  const priced = lines.map(({ quantity, unitPrice, vatRate }) => {
    const gross = multiply(unitPrice, quantity)
    return { rate: vatRate, gross, vat: vatPortion(gross, vatRate) }
  })
  return { amount: sum(priced.map(({ gross }) => gross)), vat: vatSums(priced) }
}

/** Reads the text of a row. Line breaks become spaces. */
export function parseInvoiceText(typed: string): Result<string, FieldProblem> {
  const text = typedText(typed).replace(/\s+/g, ' ')
  const { min, max } = INVOICE_TEXT_LENGTH
  const fits = text.length >= min && text.length <= max && !/\p{Cc}/u.test(text)
  return fits ? ok(text) : err(fieldProblem(validationMessages.invoiceText, { min, max }))
}

/** Reads a price in kronor, such as `1 495` or `1495,50`, and returns öre. */
export function parseInvoicePrice(typed: string): Result<Ore, FieldProblem> {
  const digits = typedCode(typed).replace(/kr$/i, '').replace(',', '.')
  const price = /^\d{1,7}(?:\.\d{1,2})?$/.test(digits) ? ore(digits) : null
  const { min, max } = INVOICE_PRICE
  if (price !== null && price >= min && price <= max) return ok(price)
  return err(fieldProblem(validationMessages.invoicePrice, { min: formatOre(min), max: formatOre(max) }))
}

/** Reads a transferred amount in kronor and returns öre; null if it is no positive amount. */
export function parseInvoicePayment(typed: string): Ore | null {
  const digits = typedCode(typed).replace(/kr$/i, '').replace(',', '.')
  const amount = /^\d{1,7}(?:\.\d{1,2})?$/.test(digits) ? ore(digits) : null
  return amount !== null && amount > 0 ? amount : null
}

/** Reads a number of pieces. Fails for fractions and outside {@link INVOICE_QUANTITY}. */
export function parseInvoiceQuantity(typed: string): Result<number, FieldProblem> {
  return wholeNumber(typed, INVOICE_QUANTITY, validationMessages.invoiceQuantity)
}

/** Reads the days until an invoice is due. Fails for fractions and outside {@link INVOICE_DAYS}. */
export function parseInvoiceDays(typed: string): Result<number, FieldProblem> {
  return wholeNumber(typed, INVOICE_DAYS, validationMessages.invoiceDays)
}

function wholeNumber(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
  message: (bounds: { readonly min: number; readonly max: number }) => string,
): Result<number, FieldProblem> {
  const number = /^\d{1,4}$/.test(typedCode(typed)) ? Number(typedCode(typed)) : Number.NaN
  return number >= min && number <= max ? ok(number) : err(fieldProblem(message, { min, max }))
}
