import { describe, expect, it } from 'vitest'
import { CART_LINE_MAXIMUM, type CountedLine } from '../cart/index.js'
import { type HandedLine } from './handed-lines.js'
import { handOver, handoversOf, mergeHandedCarts, withoutHanded } from './index.js'

const line = (of: Partial<CountedLine> = {}): HandedLine => ({
  skuId: 'lens',
  parentSkuId: null,
  quantity: 2,
  lensColour: null,
  prescription: null,
  prescriptionGlasses: null,
  subscriptionInterval: 'm3',
  ...of,
})
const gist = (lines: readonly HandedLine[]) => lines.map(({ skuId, quantity }) => [skuId, quantity])

describe('what a store has put into the cart of a customer [ROLE-004]', () => {
  it('is taken out without what the customer had chosen of the same', () => {
    const merged = mergeHandedCarts([line({ quantity: 1 })], handOver([line()], 'first'))
    expect(gist(merged)).toEqual([['lens', 3]])
    expect(gist(withoutHanded(merged, 'first'))).toEqual([['lens', 1]])
    expect(handoversOf(withoutHanded(merged, 'first'))).toEqual([])
  })

  it('leaves other handovers where they are, and takes no more than there is', () => {
    const merged = mergeHandedCarts(handOver([line()], 'first'), handOver([line({ quantity: 4 })], 'second'))
    expect(handoversOf(merged)).toEqual(['first', 'second'])
    const left = withoutHanded(merged, 'second')
    expect([gist(left), handoversOf(left)]).toEqual([[['lens', 2]], ['first']])
    expect(withoutHanded([{ ...line({ quantity: 1 }), handed: merged[0]?.handed }], 'second')).toEqual([])
    expect(withoutHanded(merged, 'third')).toEqual(merged)
  })

  it('takes lenses with their frame', () => {
    const frame = line({ skuId: 'frame', quantity: 1, subscriptionInterval: null })
    const lens = { ...frame, skuId: 'glass', parentSkuId: 'frame' }
    const merged = mergeHandedCarts([line()], handOver([frame, lens], 'first'))
    expect(gist(merged)).toEqual([
      ['lens', 2],
      ['frame', 1],
      ['glass', 1],
    ])
    expect(gist(withoutHanded(merged, 'first'))).toEqual([['lens', 2]])
  })

  it('is remembered at a log-in and held at the most pieces of a line', () => {
    const own = handOver([line({ quantity: 10 })], 'first')
    const merged = mergeHandedCarts(own, [line({ quantity: 9 })])
    expect([gist(merged), handoversOf(merged)]).toEqual([[['lens', CART_LINE_MAXIMUM]], ['first']])
  })
})
