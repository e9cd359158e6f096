import { render } from '@testing-library/react'
import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { Price, type PriceProps, priceText } from './price.js'

function words(props: PriceProps): string {
  const { container } = render(<Price {...props} />)
  return (container.textContent ?? '').replaceAll('\u00a0', ' ')
}

describe('Price', () => {
  it.each([
    [1299, '1 299 kr'],
    [99.5, '99,50 kr'],
    [0, '0 kr'],
  ])('prints %s as %s [PRICE-008, PRICE-009, PRICE-010]', (amount, text) => {
    expect(words({ price: { amount } })).toBe(text)
  })

  it('reads out a campaign, with the ordinary price and the lowest of 30 days', () => {
    expect(words({ price: { amount: 995, ordinaryPrice: 1495, isCampaign: true }, lowestPrice30: 1195 })).toBe(
      'Kampanjpris 995 kr Ordinarie pris 1 495 krLägsta pris senaste 30 dagarna: 1 195 kr',
    )
  })

  it('marks the ordinary price as gone', () => {
    const { container } = render(<Price price={{ amount: 995, ordinaryPrice: 1495, isCampaign: true }} />)
    expect(container.querySelector('s')).toHaveTextContent('Ordinarie pris')
  })

  it('calls nothing a campaign that is not cheaper', () => {
    expect(words({ price: { amount: 1495, ordinaryPrice: 1495, isCampaign: true }, lowestPrice30: 1195 })).toBe(
      '1 495 kr',
    )
    expect(words({ price: { amount: 995, ordinaryPrice: 1495, isCampaign: false } })).toBe('995 kr')
  })

  it('prints the lowest of the variants with "från", and the price with a code', () => {
    expect(words({ price: { amount: 1495, fromPrice: 895 } })).toBe('från 895 kr')
    expect(words({ price: { amount: 1495, couponPrice: 1345.5 } })).toBe('1 495 kr1 345,50 kr med rabattkod')
  })

  it('shows the amount of the same article with the price with a code, not the lowest of the variants', () => {
    expect(words({ price: { amount: 795, fromPrice: 495, couponPrice: 715.5 }, couponCode: 'SOL10' })).toBe(
      '795 kr715,50 kr med koden SOL10',
    )
  })

  it('names the code that the price needs', () => {
    expect(words({ price: { amount: 443, couponPrice: 399 }, couponCode: 'SOL10', lowestPrice30: 443 })).toMatch(
      /443 kr$/,
    )
    expect(words({ price: { amount: 443, couponPrice: 399 }, couponCode: 'KLARSIKT10' })).toBe(
      '443 kr399 kr med koden KLARSIKT10',
    )
  })

  it('shows a code verbatim, also one that looks like a pattern', () => {
    expect(words({ price: { amount: 443, couponPrice: 399 }, couponCode: 'A$&B' })).toContain('med koden A$&B')
  })

  it('shows free only where asked to', () => {
    expect(words({ price: { amount: 0 }, sayFree: true })).toBe('Gratis')
    expect(words({ price: { amount: 995 }, sayFree: true })).toBe('995 kr')
    expect(words({ price: { amount: 0, ordinaryPrice: 399, isCampaign: true }, sayFree: true })).toBe(
      'Kampanjpris Gratis Ordinarie pris 399 kr',
    )
  })

  it.each([NaN, -0, Infinity])('prints nothing for %s', (amount) => {
    expect(words({ price: { amount } })).toBe('')
  })

  it('isolates every amount from the direction of the text around it', () => {
    const { container } = render(
      <Price price={{ amount: 995, ordinaryPrice: 1495, isCampaign: true, couponPrice: 895 }} lowestPrice30={1195} />,
    )
    expect(
      [...container.querySelectorAll('bdi')].map((amount) => amount.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['995 kr', '1 495 kr', '895 kr', '1 195 kr'])
  })

  it('uses another language where it is given one, and its own text before that', () => {
    const { container } = render(
      <LocaleProvider locale="en-GB" texts={en}>
        <Price price={{ amount: 1495, fromPrice: 895 }} />
        <Price price={{ amount: 1495, fromPrice: 895 }} texts={{ from: 'only {price}' }} />
      </LocaleProvider>,
    )
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('from SEK 895only SEK 895')
  })

  it('shows that it is the price of a subscription [PRICE-007]', () => {
    expect(words({ price: { amount: 99.5 }, kind: 'subscription' })).toBe('99,50 krsom abonnemang')
  })
})

describe('priceText', () => {
  const plain = (amount: number, locale: string) => priceText(amount, locale).replaceAll('\u00a0', ' ')

  it.each([
    ['sv-SE', '1 299 kr', '99,50 kr', '−300 kr'],
    ['sv', '1 299 kr', '99,50 kr', '−300 kr'],
    ['en-GB', 'SEK 1,299', 'SEK 99.50', '−SEK 300'],
    ['en', 'SEK 1,299', 'SEK 99.50', '−SEK 300'],
  ])('prints kronor in %s', (locale, whole, ore, minus) => {
    expect([1299, 99.5, -300].map((amount) => plain(amount, locale))).toEqual([whole, ore, minus])
  })

  it('never breaks over two lines, and is empty for what is not an amount, in any language', () => {
    const locale = constantFrom('sv-SE', 'en-GB', 'de-DE', 'fi-FI', 'nb-NO', 'fr-FR')
    assert(
      property(locale, integer({ min: -1e9, max: 1e9 }), (language, ore) => {
        expect(priceText(ore / 100, language)).not.toMatch(/[^\S\u00a0]/)
      }),
    )
    for (const amount of [NaN, Infinity, -0]) expect(priceText(amount, 'en-GB')).toBe('')
  })
})
