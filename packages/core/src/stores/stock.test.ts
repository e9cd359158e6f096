import { expect, it } from 'vitest'
import { isHeldInStores } from '../catalogue/index.js'
import { stockLevel } from './index.js'

it('tells how much a store has without its number', () => {
  expect([-1, 0, 1, 2, 3, 40].map(stockLevel)).toEqual([null, null, 'few', 'few', 'some', 'some'])
})

it('knows what stores have', () => {
  expect((['glasses', 'sunglasses', 'contact-lenses', 'gift-card'] as const).map(isHeldInStores)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
