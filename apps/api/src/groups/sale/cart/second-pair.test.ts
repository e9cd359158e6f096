import { describe, expect, it } from 'vitest'
import { type Item, itemsOf, shopper } from './testing/shopper.js'

const { cart, glasses, post } = shopper()
const [CLEAR, THIN, GREY] = ['900001-1', '900001-2', '900001-3'] as const
const [PLANO, PLANO_GREY] = ['900003-1', '900003-2'] as const
const FRAME = '100001-1'
const shown = (items: readonly Item[]) => items.map(({ skuId, quantity }) => [skuId, quantity])
const SECOND = { newPairId: 'second-pair-0001', anotherPair: true }

describe('the same frame and strengths with other lenses', () => {
  it('asks, names the pair that is there, and changes nothing', async () => {
    const before = itemsOf(await glasses(CLEAR, '-1'))
    for (const other of [GREY, THIN]) {
      const { status, body } = await glasses(other, '-1')
      expect([status, body.error.code, body.error.fields]).toEqual([
        409,
        'cart.pair-exists',
        { lineId: before[0]?.lineId },
      ])
    }
    expect(await cart()).toEqual(before)
  })

  it('is another pair when that is chosen: a frame and lenses of its own, priced so', async () => {
    const first = await glasses(CLEAR, '-1')
    const { body } = await glasses(GREY, '-1', SECOND)
    expect(shown(body.cartHead.cart.items)).toEqual([
      [FRAME, 1],
      [CLEAR, 1],
      [FRAME, 1],
      [GREY, 1],
    ])
    const [, , frame, lens] = body.cartHead.cart.items
    expect([frame.lineId, lens.parentLineId]).toEqual([SECOND.newPairId, SECOND.newPairId])
    expect(body.cartHead.cart.totalCost - first.body.cartHead.cart.totalCost).toBe(1295 + 995)
    expect(await cart()).toEqual(body.cartHead.cart.items)
  })

  it('adds one pair however often the same call comes', async () => {
    await glasses(CLEAR, '-1')
    const once = itemsOf(await glasses(GREY, '-1', SECOND))
    const answers = await Promise.all([1, 2, 3].map(() => glasses(GREY, '-1', SECOND)))
    for (const again of answers) expect(itemsOf(again)).toEqual(once)
  })

  it('takes the place of the lenses when that is chosen, once and again', async () => {
    const [frame] = itemsOf(await glasses(CLEAR, '-1'))
    for (let time = 0; time < 2; time++) {
      const after = itemsOf(await glasses(GREY, '-1', { lineId: frame?.lineId }))
      expect(shown(after)).toEqual([
        [FRAME, 1],
        [GREY, 1],
      ])
      expect(after[0]?.lineId).toBe(frame?.lineId)
    }
  })

  it('changes independently: number, strengths and removal', async () => {
    const [first] = itemsOf(await glasses(CLEAR, '-1'))
    await glasses(GREY, '-1', SECOND)
    const more = itemsOf(await post('/api/cart/updateLine', { lineId: SECOND.newPairId, quantity: 2 }))
    expect(more.map(({ quantity }) => quantity)).toEqual([1, 1, 2, 2])
    const changed = itemsOf(await glasses(GREY, '-1,5', { lineId: SECOND.newPairId }))
    expect(changed.map(({ prescriptionGlasses }) => prescriptionGlasses?.rightSphere)).toEqual([-1, -1, -1.5, -1.5])
    // With the strengths of the first pair again, it stays a separate pair.
    const back = itemsOf(await glasses(GREY, '-1', { lineId: SECOND.newPairId }))
    expect(back.map(({ quantity }) => quantity)).toEqual([1, 1, 2, 2])
    const gone = itemsOf(await post('/api/cart/updateLine', { lineId: first?.lineId, quantity: 0 }))
    expect(shown(gone)).toEqual([
      [FRAME, 2],
      [GREY, 2],
    ])
  })

  it('refuses the same lenses again, and more than twelve alike [VALID-034, VALID-036]', async () => {
    await glasses(CLEAR, '-1', { quantity: 12 })
    expect((await glasses(CLEAR, '-1')).body.error.code).toBe('cart.duplicate-lens-colour')
    expect((await glasses(CLEAR, '-1', SECOND)).body.error.code).toBe('cart.line-limit')
  })

  it('does not join a bare frame with lenses without strengths', async () => {
    const add = (childSkuId: string, more = {}) =>
      post('/api/cart/addPrescription', { skuId: FRAME, childSkuId, ...more })
    await add(PLANO)
    expect((await add(PLANO_GREY)).body.error.code).toBe('cart.pair-exists')
    await add(PLANO_GREY, SECOND)
    const bare = itemsOf(await post('/api/cart/update', { skuId: FRAME, quantity: 1 }))
    expect(shown(bare)).toEqual([
      [FRAME, 1],
      [PLANO, 1],
      [FRAME, 1],
      [PLANO_GREY, 1],
      [FRAME, 1],
    ])
  })
})
