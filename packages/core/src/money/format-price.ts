import { type Ore, kronor } from './ore.js'

const NBSP = '\u00a0'

/**
 * Writes kronor with no-break spaces: `1 299 kr`, `99,50 kr` [PRICE-008, PRICE-009, PRICE-010]. Whole amounts have no
 * decimals. NaN, infinity, -0 and amounts from 10^15 give an empty text.
 */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount) || Object.is(amount, -0) || Math.abs(amount) >= 1e15) return ''
  const [whole = '', decimals] = Math.abs(amount).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
  const zero = Number(whole) === 0 && decimals === '00'
  return `${amount < 0 && !zero ? '\u2212' : ''}${grouped}${decimals === '00' ? '' : `,${decimals}`}${NBSP}kr`
}

/** Writes an amount in öre as {@link formatPrice} writes kronor. */
export function formatOre(amount: Ore): string {
  return formatPrice(kronor(amount))
}
