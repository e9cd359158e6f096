import { expect, it } from 'vitest'
import { createSearchAddress } from './search-address.js'

const addressAt = (href: string) =>
  createSearchAddress({ href: () => href } as Parameters<typeof createSearchAddress>[0], '/search', 'q')

it('reads what is searched for, and where', () => {
  const address = addressAt('https://shop.test/search?q=round&sort=price')
  expect([address.query(), address.isSearchPage()]).toEqual(['round', true])
  expect(addressAt('https://shop.test/cart').isSearchPage()).toBe(false)
})

it('keeps filters and sorting on the search page alone, and only when asked', () => {
  const here = addressAt('https://shop.test/search?q=round&sort=price')
  expect(here.resultsFor('square', true)).toBe('https://shop.test/search?sort=price&q=square')
  expect(here.resultsFor('square', false)).toBe('https://shop.test/search?q=square')
  expect(addressAt('https://shop.test/cart?sort=price').resultsFor('square', true)).toBe(
    'https://shop.test/search?q=square',
  )
})

it('searches for nothing without a text', () => {
  expect(addressAt('https://shop.test/search?q=round').resultsFor('', false)).toBe('https://shop.test/search')
})

it('reads nothing where there is no address', () => {
  expect(createSearchAddress(null, '/search', 'q').query()).toBe('')
})
