/** The currency of a market and how many decimals it has. */
export type Currency = { readonly code: string; readonly digits: number }

/** Countries with another currency than the euro [ENUM-002]. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  is: 'ISK',
  gb: 'GBP',
  uk: 'GBP',
  us: 'USD',
  ch: 'CHF',
  pl: 'PLN',
  cz: 'CZK',
  hu: 'HUF',
  ro: 'RON',
  jp: 'JPY',
}

/** The currency that the prices of a market are in: that of its country, the euro where we know of no other. */
export function currencyOf(market: string): Currency {
  const code = BY_COUNTRY[market.slice(0, 2)] ?? 'EUR'
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return { code, digits }
}

/** An amount of the wire in whole minor units. */
export function toMinor(amount: number, { digits }: Currency): number {
  return Math.round(amount * 10 ** digits)
}

/** Whole minor units as an amount of the wire. */
export function toAmount(minor: number, { digits }: Currency): number {
  return minor / 10 ** digits
}
