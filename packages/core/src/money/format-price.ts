import { type Ore, kronor } from './ore.js'

const NBSP = '\u00a0'

/**
 * Kronor as the shop prints them: `1 299 kr`, `99,50 kr` (no-break spaces; decimals only when fractional)
 * [PRICE-008, PRICE-009, PRICE-010]. What is not an amount (NaN, infinite, -0) gives an empty text.
 */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount) || Object.is(amount, -0) || Math.abs(amount) >= 1e15) return ''
  const [whole = '', decimals] = Math.abs(amount).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
  const zero = Number(whole) === 0 && decimals === '00'
  return `${amount < 0 && !zero ? '\u2212' : ''}${grouped}${decimals === '00' ? '' : `,${decimals}`}${NBSP}kr`
}

/** The same for an amount in öre. */
export function formatOre(amount: Ore): string {
  return formatPrice(kronor(amount))
}
