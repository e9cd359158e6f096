import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createShopStore, keepShopper, ShopProvider } from '../../lib/shop-state.js'
import { card, pricePart } from '../../testing/article-samples.js'
import { ArticleCard } from './article-card.js'

const lens = (publicationStatus: 0 | 20) =>
  card(200001, { price: { unit: pricePart(399), subscription: pricePart(149, { publicationStatus }) } })

describe('the card of an article', () => {
  it.each([
    ['a store', true, 20, '149 kr'],
    ['a store, where none is published,', true, 0, '399 kr'],
    ['a customer', false, 20, '399 kr'],
    ['a customer, where none is published,', false, 0, '399 kr'],
  ] as const)('has for %s the price that is meant for it [PRICE-007]', (_who, isStore, status, price) => {
    const store = createShopStore({ cart: null, token: 't', apiKey: 'k', consent: null })
    render(
      <ShopProvider value={store}>
        <ArticleCard article={lens(status)} />
      </ShopProvider>,
    )
    // The page is the same for everybody until it is known who looks at it.
    expect(screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ')).toContain('399 kr')
    act(() => keepShopper(store, { shopper: null, consent: null, user: { isStore, name: 'Klarsikt' } }))
    expect(screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ')).toContain(price)
  })
})
