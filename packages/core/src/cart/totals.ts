import { splitTender, type TenderCard, type TenderUse } from '../gift-card/tender.js'
import { multiply, subtract, sum } from '../money/arithmetic.js'
import { type Ore, ZERO } from '../money/ore.js'
import { vatPortion, vatSums, type VatRate, type VatSum } from '../money/vat.js'
import { type Discount, discountPerLine } from './discount.js'
import { lineKey, type PricedLine } from './line.js'

export const SHIPPING_VAT_RATE: VatRate = 25

/** Sums of one line in öre. `gross - discount = total`, and `vat` is included in `total`. */
export type LineTotal = {
  readonly key: string
  readonly gross: Ore
  readonly discount: Ore
  readonly total: Ore
  readonly vatRate: VatRate
  readonly vat: Ore
}

/** Totals of a cart in whole öre including VAT. */
export type CartTotals = {
  readonly lines: readonly LineTotal[]
  /** The sum of the lines before the discount. */
  readonly items: Ore
  readonly discount: Ore
  readonly shipping: Ore
  /** `items - discount + shipping`. */
  readonly total: Ore
  readonly vat: readonly VatSum[]
  readonly vatTotal: Ore
  readonly giftCards: readonly TenderUse[]
  readonly giftCardTotal: Ore
  /** The amount that another payment method must pay. */
  readonly toPay: Ore
}

/** What is added to the goods, and the gift cards that pay. */
export type CartTerms = {
  readonly discount?: Discount | null
  readonly giftCards?: readonly TenderCard[]
  readonly shipping?: Ore
}

/**
 * Computes the totals of a cart. VAT is computed for each line and added up, so that receipt, order and invoice agree
 * to the öre: lines + shipping = total = gift cards + `toPay`, and net + VAT = total.
 */
export function cartTotals(lines: readonly PricedLine[], terms: CartTerms = {}): CartTotals {
  const discounts = discountPerLine(lines, terms.discount ?? null)
  const totals = lines.map((line, index) => lineTotal(line, discounts[index] ?? ZERO))
  const shipping = terms.shipping ?? ZERO
  const items = sum(totals.map((line) => line.gross))
  const discount = sum(discounts)
  const total = sum([subtract(items, discount), shipping])
  const vat = vatSums([
    ...totals.map((line) => ({ rate: line.vatRate, gross: line.total, vat: line.vat })),
    ...(shipping > 0
      ? [{ rate: SHIPPING_VAT_RATE, gross: shipping, vat: vatPortion(shipping, SHIPPING_VAT_RATE) }]
      : []),
  ])
  const tender = splitTender(total, terms.giftCards ?? [])
  return {
    lines: totals,
    items,
    discount,
    shipping,
    total,
    vat,
    vatTotal: sum(vat.map((row) => row.vat)),
    giftCards: tender.uses,
    giftCardTotal: subtract(total, tender.remaining),
    toPay: tender.remaining,
  }
}

function lineTotal(line: PricedLine, discount: Ore): LineTotal {
  const gross = multiply(line.unitPrice, line.quantity)
  const total = subtract(gross, discount)
  return { key: lineKey(line), gross, discount, total, vatRate: line.vatRate, vat: vatPortion(total, line.vatRate) }
}
