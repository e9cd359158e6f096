import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createShopStore, keepShopper, ShopProvider } from '../../lib/shop-state.js'
import { card, pricePart } from '../../testing/article-samples.js'
import { renderShop } from '../../testing/render-shop.js'
import { clearCompared } from '../compare/compared-frames.js'
import { ArticleCard } from './article-card.js'

const lens = (publicationStatus: 0 | 20) =>
  card(200001, { price: { unit: pricePart(399), subscription: pricePart(149, { publicationStatus }) } })

describe('the card of a frame', () => {
  it('compares and saves the colour that is chosen on it', async () => {
    renderShop(<ArticleCard article={card(1)} compare="link" />)
    await userEvent.click(screen.getByRole('radio', { name: 'Petrol' }))
    expect(screen.getByRole('link', { name: 'Linnea 1 petrol' })).toHaveAttribute('href', '/glasögon/linnea-1-petrol')
    const compare = await screen.findByRole('button', { name: 'Jämför Linnea 1 petrol' })
    await userEvent.click(compare)
    expect(screen.getByRole('link', { name: 'Se bågen du valt' })).toHaveAttribute('href', '/jamfor?artiklar=2')
    expect(screen.getByRole('button', { name: 'Spara Linnea 1 petrol som favorit' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Brun' }))
    expect(compare).toHaveAttribute('aria-pressed', 'false')
    act(() => void clearCompared())
  })
})

describe('the card of a frame, by keyboard', () => {
  it('is four presses of Tab: its link, its colours, compare and save', async () => {
    renderShop(
      <>
        <ArticleCard article={card(1)} compare="tray" />
        <button>Efter</button>
      </>,
    )
    await screen.findByRole('button', { name: 'Jämför Linnea 1' })
    const stops: (string | null)[] = []
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab()
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null)
    }
    expect(stops).toEqual(['Linnea 1', 'Brun', 'Jämför Linnea 1', 'Spara Linnea 1 som favorit', 'Efter'])
  })
})

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
    // The page is the same for everybody until it knows who is logged in.
    expect(screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ')).toContain('399 kr')
    act(() => keepShopper(store, { shopper: null, consent: null, user: { isStore, name: 'Klarsikt' } }))
    expect(screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ')).toContain(price)
  })
})
