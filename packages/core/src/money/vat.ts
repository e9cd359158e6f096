import { oneOf } from '../lib/one-of.js'
import { fraction, subtract, sum } from './arithmetic.js'
import type { Ore } from './ore.js'

/** Swedish VAT rates in percent; prices always include the tax. */
export const VAT_RATES = [25, 12, 6, 0] as const
export type VatRate = (typeof VAT_RATES)[number]
export const isVatRate = oneOf(VAT_RATES)

/** The tax inside an amount that includes it: gross * rate / (100 + rate), halves away from zero. */
export function vatPortion(gross: Ore, rate: VatRate): Ore {
  return fraction(gross, rate, 100 + rate)
}

/** One row of a tax summary; `net + vat = gross`. */
export type VatSum = { readonly rate: VatRate; readonly gross: Ore; readonly net: Ore; readonly vat: Ore }

/** Tax per rate as the sum of the lines' own tax, highest rate first: what the receipt adds up to, line by line. */
export function vatSums(
  lines: readonly { readonly rate: VatRate; readonly gross: Ore; readonly vat: Ore }[],
): VatSum[] {
  return VAT_RATES.flatMap((rate) => {
    const own = lines.filter((line) => line.rate === rate)
    if (own.length === 0) return []
    const gross = sum(own.map((line) => line.gross))
    const vat = sum(own.map((line) => line.vat))
    return [{ rate, gross, net: subtract(gross, vat), vat }]
  })
}
