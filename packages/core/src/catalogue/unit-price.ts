import { fraction } from '../money/arithmetic.js'
import { formatOre } from '../money/format-price.js'
import type { Ore } from '../money/ore.js'

/** The contents of a package, for the comparison price. `st` counts pieces. */
export type Contents = { readonly amount: number; readonly unit: 'ml' | 'g' | 'st' }

const UNIT_PRICE_QUANTITY = { ml: 100, g: 100, st: 1 } as const

/** Returns the comparison price (jämförpris): `39 kr/100 ml`, `12,50 kr/st`; null if the contents are unknown. */
export function unitPriceText(price: Ore, contents: Contents | null): string | null {
  if (!contents || !Number.isSafeInteger(contents.amount) || contents.amount < 1) return null
  const per = UNIT_PRICE_QUANTITY[contents.unit]
  return `${formatOre(fraction(price, per, contents.amount))}/${per === 1 ? '' : `${per}\u00a0`}${contents.unit}`
}
