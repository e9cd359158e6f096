import { describe, expect, it } from 'vitest'
import { type BasketItem, ITEMS_TAUGHT, looksLikeMachine, taught } from './baskets.js'

const START = Date.UTC(2026, 10, 20, 9)
const item = (n: number, more: Partial<BasketItem> = {}): BasketItem => {
  const at = new Date(START + n * 30_000)
  return { productId: `p${n}`, bought: false, events: 1, firstAt: at, lastAt: at, ...more }
}
const items = (count: number, seconds: number): BasketItem[] =>
  Array.from({ length: count }, (_, n) => {
    const at = new Date(START + n * seconds * 1000)
    return item(n, { firstAt: at, lastAt: at })
  })

describe('a basket', () => {
  it.each([
    ['a person who looks around for half an hour', items(60, 30), false],
    ['a person who opens a dozen tabs at once', items(12, 0), false],
    ['a machine that reads the whole shop slowly', items(121, 60), true],
    ['a machine that is quick', items(100, 2), true],
    ['one product asked for a thousand times', [item(0, { events: 1000 })], true],
    [
      'one product asked for a thousand times in a day',
      [item(0, { events: 1000, lastAt: new Date(START + 36e5 * 20) })],
      false,
    ],
  ])('of %s: machine %s', (_, basket, machine) => {
    expect(looksLikeMachine(basket)).toBe(machine)
  })

  it('teaches its latest products, and for buying those in the cart or bought', () => {
    const basket = items(40, 30)
    const seen = taught(basket, 'seen')
    expect(seen.length).toBe(ITEMS_TAUGHT)
    expect(seen[0]?.productId).toBe('p39')
    const cart = basket.map((one, n) => ({ ...one, bought: n % 10 === 0 }))
    expect(taught(cart, 'bought').map(({ productId }) => productId)).toEqual(['p30', 'p20', 'p10', 'p0'])
  })
})
