import { multiply, subtract, vatPortion, wholeOre } from '@klarsikt/core/money'
import type { SentLine } from './port.js'

export const CURRENCY = 'SEK'
export const COUNTRY = 'SE'

/** Tax categories by UNCL5305. */
export const TAX_CATEGORIES = { standard: 'S', exempt: 'E' } as const

/** Decimals of a price without VAT: enough for quantity times price to give the row's sum to the öre. */
const PRICE_DECIMALS = 6

/** Öre as kronor with two decimals. */
export function krText(amount: number): string {
  return (amount / 100).toFixed(2)
}

/** A row without VAT: its sum in öre, and the price of one piece in kronor. */
export function exVat({ quantity, unitPrice, vatRate }: SentLine): {
  readonly net: number
  readonly unitPrice: string
} {
  const gross = multiply(wholeOre(unitPrice), quantity)
  const net = subtract(gross, vatPortion(gross, vatRate))
  return { net, unitPrice: (net / 100 / quantity).toFixed(PRICE_DECIMALS) }
}
