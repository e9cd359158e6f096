import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Price, type PriceProps } from './price.js'

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

  it('says a campaign in words, with the ordinary price and the lowest of 30 days', () => {
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

  it('says that it is the price of a subscription [PRICE-007]', () => {
    expect(words({ price: { amount: 99.5 }, kind: 'subscription' })).toBe('99,50 krsom abonnemang')
  })
})
