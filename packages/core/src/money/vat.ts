import { fraction, subtract, sum } from './arithmetic.js'
import type { Ore } from './ore.js'

/** Swedish VAT rates in percent. Prices always include VAT. */
export const VAT_RATES = [25, 12, 6, 0] as const
export type VatRate = (typeof VAT_RATES)[number]

/** Returns the VAT inside an amount: gross * rate / (100 + rate), with halves rounded away from zero. */
export function vatPortion(gross: Ore, rate: VatRate): Ore {
  return fraction(gross, rate, 100 + rate)
}

/** Sums of one VAT rate in öre; `net + vat = gross`. */
export type VatSum = { readonly rate: VatRate; readonly gross: Ore; readonly net: Ore; readonly vat: Ore }

/** Sums lines by VAT rate, the highest first. The VAT is that of the lines, so that the receipt adds up. */
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
