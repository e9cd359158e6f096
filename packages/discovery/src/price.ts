import type { Environment } from './environment.js'

/** Says how an amount is written. */
export type PriceFormat = {
  readonly decimals: number
  readonly decimalDelimiter: string
  readonly thousandsDelimiter: string
  readonly pre: string
  readonly post: string
}

/** The modal's own format: 1 299,00 with a non-breaking space. */
export const MODAL_PRICE: PriceFormat = {
  decimals: 2,
  decimalDelimiter: ',',
  thousandsDelimiter: '\u00A0',
  pre: '',
  post: '',
}
/** Format in every locale table: 1,299.00. */
export const LOCALE_PRICE: PriceFormat = { ...MODAL_PRICE, decimalDelimiter: '.', thousandsDelimiter: ',' }

/**
 * Writes an amount in the currency's unit. A price that is a text causes a warning to `report`, because the feed should
 * have sent a number. A text that is not a number gives an empty string.
 */
export function formatPrice(
  price: number | string,
  { decimals, decimalDelimiter, thousandsDelimiter, pre, post }: PriceFormat,
  // oxlint-disable-next-line no-console -- without a reporter of the host page, mistakes go to the console
  report: Environment['report'] = (message) => console.warn(message),
): string {
  const amount = typeof price === 'string' ? Number(price.trim() || NaN) : price
  if (typeof price === 'string') report(`The price ${JSON.stringify(price)} is a text`, undefined, 'warn')
  if (!Number.isFinite(amount)) return ''
  const [whole = '', fraction] = Math.abs(amount).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousandsDelimiter)
  const text = fraction === undefined ? grouped : grouped + decimalDelimiter + fraction
  return `${pre}${amount < 0 && Number(amount.toFixed(decimals)) !== 0 ? '-' : ''}${text}${post}`
}

/** Returns a function that writes prices as the language does. Whole amounts have no decimals. */
export function priceIn(locale: string, currency: string): (price: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return (price) => format.format(price)
}
