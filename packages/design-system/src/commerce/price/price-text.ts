'use client'
import { formatPrice } from '@klarsikt/core/money'
import { useLocale } from '../../locale/locale.js'

const NBSP = '\u00a0'
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes kronor in a language: `1 299 kr` in Swedish, by core's rule, and `SEK 1,299` in English, by the platform's.
 * Öre are shown if there are any, and a price never breaks over two lines. An invalid amount (see core's formatPrice)
 * gives an empty text.
 */
export function priceText(amount: number, locale: string): string {
  const swedish = formatPrice(amount)
  if (swedish === '' || locale.toLowerCase().startsWith('sv')) return swedish
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'SEK', trailingZeroDisplay: 'stripIfInteger' })
  formats.set(locale, format)
  return format.format(amount).replaceAll(/\s/g, NBSP).replace('-', '\u2212')
}

/** Prints kronor in the language of the nearest `LocaleProvider`, Swedish without one. */
export function usePriceText(): (amount: number) => string {
  const locale = useLocale()
  return (amount) => priceText(amount, locale)
}
