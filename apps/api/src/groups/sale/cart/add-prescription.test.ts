import { describe, expect, it } from 'vitest'
import { type Item, itemsOf, shopper } from './testing/shopper.js'

const { cart, glasses, post } = shopper()
const [CLEAR, GREY, OFFICE] = ['900001-1', '900001-3', '900002-1'] as const
const shown = (items: readonly Item[]) =>
  items.map(({ skuId, quantity, prescriptionGlasses }) => [skuId, quantity, prescriptionGlasses?.rightSphere ?? null])

describe('a pair with two lens colours', () => {
  it('keeps both when its strengths are changed, in their places', async () => {
    await post('/api/cart/update', { skuId: '100001-1', childSkuId: CLEAR, quantity: 1 })
    const before = itemsOf(await post('/api/cart/update', { skuId: '100001-1', childSkuId: GREY, quantity: 1 }))
    const [frame, clear, grey] = before
    const after = itemsOf(await glasses(GREY, '-2', { lineId: frame?.lineId, quantity: 3 }))
    expect(shown(after)).toEqual([
      ['100001-1', 3, -2],
      [CLEAR, 3, -2],
      [GREY, 3, -2],
    ])
    expect(after.map(({ lineId }) => lineId)).toEqual([frame, clear, grey].map((line) => line?.lineId))
  })

  it('gets the strengths that were still to be given for both', async () => {
    await post('/api/cart/update', { skuId: '100001-1', childSkuId: CLEAR, quantity: 1 })
    const waiting = itemsOf(await post('/api/cart/update', { skuId: '100001-1', childSkuId: GREY, quantity: 1 }))
    expect(shown(itemsOf(await glasses(CLEAR, '-1', { lineId: waiting[0]?.lineId })))).toEqual([
      ['100001-1', 1, -1],
      [CLEAR, 1, -1],
      [GREY, 1, -1],
    ])
  })

  it('is another pair with a lens that it does not have', async () => {
    const [frame] = itemsOf(await glasses(CLEAR, '-1'))
    expect(shown(itemsOf(await glasses(GREY, '-1', { lineId: frame?.lineId })))).toEqual([
      ['100001-1', 1, -1],
      [GREY, 1, -1],
    ])
  })

  it('is left as it is when the strengths do for one of them only', async () => {
    await post('/api/cart/update', { skuId: '100001-1', childSkuId: GREY, quantity: 1 })
    const waiting = itemsOf(await post('/api/cart/update', { skuId: '100001-1', childSkuId: OFFICE, quantity: 1 }))
    const answer = await glasses(GREY, '-1', { lineId: waiting[0]?.lineId })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields)).toEqual([
      'right.addition',
      'left.addition',
      'workingDistance.monitor',
    ])
    expect(shown(await cart())).toEqual(shown(waiting))
  })
})
