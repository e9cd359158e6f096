import { NotUnderstood } from './not-understood.js'

/** Symbols and words for currencies, with the currencies that each may mean. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'kr.': ['SEK', 'NOK', 'DKK', 'ISK'],
  '€': ['EUR'],
  '£': ['GBP'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'],
  '¥': ['JPY', 'CNY'],
  zł: ['PLN'],
  kč: ['CZK'],
  ft: ['HUF'],
  lei: ['RON'],
  'fr.': ['CHF'],
}
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Each form is a complete grammar for a number whose thousands may be grouped, with its decimals. */
const FORMS: readonly RegExp[] = [
  // 1299 · 1299.5 · 1299,50 · 1299:50 · 1299:- · 1299.000, where the point can only be a decimal point.
  /^(?<whole>\d+)(?:[.,:](?<decimals>\d{1,2}|\d{4,})| ?[:,][-–—])?$/u,
  /^(?<whole>\d{4,})[.,](?<decimals>\d{3})$/u,
  /^(?<whole>0)[.,](?<decimals>\d{3})$/u,
  // 1 299,00 · 1'299.00
  /^(?<whole>\d{1,3}(?:[ '’]\d{3})+)(?:[.,:](?<decimals>\d{1,2})| ?[:,][-–—])?$/u,
  // 1,299 · 1,299.50
  /^(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<decimals>\d{1,4}))?$/u,
  // 1.299,50 · 1.299.000
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?:(?<decimals>\d{1,2})|[-–—])$/u,
  /^(?<whole>\d{1,3}(?:\.\d{3}){2,})$/u,
]
/** Three digits after one point. Merchant Center means decimals, and many others mean thousands. */
const THREE_BEHIND_POINT = /^(?<whole>\d{1,3})\.(?<decimals>\d{3})$/u

/**
 * Reads a price as files of Merchant Center and of Swedish and English shops write it: `1299.00 SEK`, `1 299,00 kr`,
 * `1,299.50`. Returns NotUnderstood when the text has no single meaning, or names another currency than the market's.
 */
export function price(text: string | undefined, currency?: string): number | NotUnderstood | undefined {
  if (text === undefined) return undefined
  const clean = text.replace(/[\s\u00A0\u2007\u2009\u202F]+/gu, ' ').trim()
  if (clean === '') return undefined
  const parts = split(clean)
  const unclear = new NotUnderstood(
    `“${clean}” is not understood as a price; write it as 1295.50, without or with the currency`,
  )
  if (!parts) return unclear
  const { number, code } = parts
  if (code !== undefined && currency !== undefined && !meansCurrency(code, currency))
    return new NotUnderstood(`“${clean}” is in another currency than the market, which has ${currency}`)
  return numberOf(number, code) ?? unclear
}

/** Splits a price into its number and its currency, which may stand on either side. */
function split(text: string): { readonly number: string; readonly code: string | undefined } | null {
  const found = /^(?<before>[^\d\s.,:'-]+\.?)? ?(?<number>\d(?:.*[\d\-–—])?) ?(?<after>[^\d\s,:'–—-]+)?$/u.exec(
    text,
  )?.groups
  if (!found?.['number']) return null
  const [before, after] = [found['before'], found['after']]
  if (before !== undefined && after !== undefined) return null
  const sign = before ?? after
  if (sign === undefined) return { number: found['number'], code: undefined }
  return isCurrency(sign) ? { number: found['number'], code: sign } : null
}

const isCurrency = (sign: string) => Object.hasOwn(SIGNS, sign.toLowerCase()) || CODES.has(sign.toUpperCase())

const meansCurrency = (sign: string, currency: string) =>
  SIGNS[sign.toLowerCase()]?.includes(currency) ?? sign.toUpperCase() === currency

function numberOf(text: string, code: string | undefined): number | null {
  for (const form of FORMS) {
    const found = form.exec(text)?.groups
    if (found) return Number(`${(found['whole'] ?? '').replace(/\D/gu, '')}.${found['decimals'] ?? '0'}`)
  }
  const { whole = '', decimals = '' } = THREE_BEHIND_POINT.exec(text)?.groups ?? {}
  if (whole === '' || code === undefined) return null
  // With a symbol or a word such as `kr`, the point groups thousands. With a currency code, as in Merchant Center, it
  // is the decimal point.
  if (Object.hasOwn(SIGNS, code.toLowerCase())) return Number(`${whole}${decimals}`)
  const isExact = decimals === '000' || (decimalsOf(code) >= 3 && CODES.has(code.toUpperCase()))
  return isExact ? Number(`${whole}.${decimals}`) : null
}

const decimalsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code.toUpperCase() }).resolvedOptions()
    .maximumFractionDigits ?? 2
