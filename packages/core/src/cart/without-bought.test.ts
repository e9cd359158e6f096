import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pieces } from './badge.js'
import type { CountedLine } from './line.js'
import { withoutBought } from './without-bought.js'

const line = (skuId: string, quantity: number, more: Partial<CountedLine> = {}): CountedLine => ({
  skuId,
  parentSkuId: null,
  quantity,
  lensColour: null,
  prescription: null,
  prescriptionGlasses: null,
  subscriptionInterval: null,
  ...more,
})
const lens = (quantity: number) => line('lens', quantity, { parentSkuId: 'frame', lensColour: 'clear' })

describe('what stays when some of a cart is ordered', () => {
  it.each<[string, CountedLine[], CountedLine[], CountedLine[]]>([
    ['nothing of what was bought', [line('a', 2)], [line('a', 2)], []],
    ['pieces that came later', [line('a', 3)], [line('a', 2)], [line('a', 1)]],
    ['lines that came later', [line('a', 1), line('b', 1)], [line('a', 1)], [line('b', 1)]],
    ['all of it, when what was bought has been taken out', [line('b', 1)], [line('a', 1)], [line('b', 1)]],
    [
      'a subscription next to a single box',
      [line('a', 1, { subscriptionInterval: 'm1' })],
      [line('a', 1)],
      [line('a', 1, { subscriptionInterval: 'm1' })],
    ],
    ['no lens without its frame', [line('frame', 1), lens(1)], [line('frame', 1)], []],
    ['a lens in the number of its frame', [line('frame', 3), lens(3)], [line('frame', 1)], [line('frame', 2), lens(2)]],
    ['a pair that came later', [line('frame', 2), lens(2)], [line('frame', 1), lens(1)], [line('frame', 1), lens(1)]],
  ])('is %s', (_name, cart, bought, left) => {
    expect(withoutBought(cart, bought)).toEqual(left)
  })

  it('is the whole cart less the order, for any cart that only grew', () => {
    const cart = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 12 })), {
      selector: ([sku]) => sku,
    })
    fc.assert(
      fc.property(
        cart,
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 }),
        (cartLines, part) => {
          const lines = cartLines.map(([sku, quantity]) => line(sku, quantity))
          const bought = lines.flatMap((one, at) => {
            const quantity = Math.min(one.quantity, part[at] ?? 0)
            return quantity > 0 ? [{ ...one, quantity }] : []
          })
          const left = withoutBought(lines, bought)
          expect(pieces(left) + pieces(bought)).toBe(pieces(lines))
          expect(left.every(({ quantity }) => quantity > 0)).toBe(true)
        },
      ),
    )
  })
})
