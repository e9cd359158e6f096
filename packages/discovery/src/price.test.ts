import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatPrice, LOCALE_PRICE, MODAL_PRICE, priceIn } from './price.js'

describe('prices', () => {
  it('are written as the modal does, and as the tables do [WI18N-004] [WI18N-005]', () => {
    expect(formatPrice(1299, MODAL_PRICE)).toBe('1\u00A0299,00')
    expect(formatPrice(1299, LOCALE_PRICE)).toBe('1,299.00')
    expect(formatPrice(-1234567.891, LOCALE_PRICE)).toBe('-1,234,567.89')
    expect(formatPrice(-0.001, LOCALE_PRICE)).toBe('0.00')
  })

  it.each([
    [{ decimals: 0 }, '1,300'],
    [{ decimalDelimiter: '#' }, '1,299#50'],
    [{ thousandsDelimiter: '$&' }, '1$&299.50'],
    [{ pre: 'SEK ' }, 'SEK 1,299.50'],
    [{ post: ' kr' }, '1,299.50 kr'],
  ])('follow %o [WI18N-001]', (option, text) => {
    expect(formatPrice(1299.5, { ...LOCALE_PRICE, ...option })).toBe(text)
  })

  it('warn of a text also when no reporter is given [WI18N-002]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(formatPrice('12.5', LOCALE_PRICE)).toBe('12.50')
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  it('are read from a text with a warning [WI18N-002], and are nothing when it is no number [WI18N-003]', () => {
    const warn = vi.fn()
    expect(formatPrice('12.5', LOCALE_PRICE, warn)).toBe('12.50')
    expect(warn).toHaveBeenCalledTimes(1)
    for (const text of ['abc', '', ' ', '12 kr', 'NaN', 'Infinity']) expect(formatPrice(text, LOCALE_PRICE)).toBe('')
  })

  it('only lose decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = formatPrice(cents / 100, MODAL_PRICE)
        expect(Number(text.replaceAll('\u00A0', '').replace(',', '.'))).toBe(cents === 0 ? 0 : cents / 100)
      }),
    )
  })

  it('are written as a language writes a currency, whole amounts without decimals', () => {
    expect(priceIn('sv-SE', 'SEK')(1299)).toBe('1\u00A0299\u00A0kr')
    expect(priceIn('sv-SE', 'SEK')(99.5)).toBe('99,50\u00A0kr')
  })
})
