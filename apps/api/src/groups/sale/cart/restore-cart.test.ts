import { beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import { type Item, itemsOf, shopper } from './testing/shopper.js'

const MINUTE_MS = 60_000
let ahead = 0
const { own, cart, glasses, post } = shopper({ now: () => new Date(Date.parse(NOW) + ahead) })
beforeEach(() => void (ahead = 0))
const FRAME = '100001-1'
const [CLEAR, GREY] = ['900001-1', '900001-3'] as const
const [PLANO, PLANO_GREY] = ['900003-1', '900003-2'] as const
const shown = (items: readonly Item[]) => items.map(({ skuId, quantity }) => [skuId, quantity])
const whole = async () => (await own.anna.get('/api/cart')).body.cartHead.cart
const restore = (undo: unknown) => post('/api/cart/restore', { undo })

describe('undoing an emptied cart', () => {
  it('gives back everything as it was: lines, prescriptions, eyes and code', async () => {
    await glasses('900001-1', '-1')
    await glasses('900001-3', '-1', { newPairId: 'another-pair-1', anotherPair: true })
    await post('/api/cart/setInterval', { skuId: '100005-1', interval: null, quantity: 2, eyes: ['left', 'right'] })
    await post('/api/cart/applyDiscount', { code: 'HÖST20' })
    const before = await whole()
    expect(before.items.at(-1).eyes).toEqual(['right', 'left'])
    const { body } = await post('/api/cart/empty')
    expect(body.cartHead.cart.items).toEqual([])
    // The text that the browser stores reveals nothing.
    expect(body.undo).not.toMatch(/Sphere|900001|HÖST/)
    const restored = await restore(body.undo)
    expect(restored.status).toBe(200)
    expect(await whole()).toEqual(before)
  })

  it('does it once, however often it is asked for', async () => {
    await glasses('900001-1', '-1')
    const before = await whole()
    const { undo } = (await post('/api/cart/empty')).body
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(undo)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await whole()).toEqual(before)
  })

  it('keeps what has come since, and does not double it', async () => {
    await post('/api/cart/update', { skuId: '100001-1', quantity: 2 })
    await post('/api/cart/update', { skuId: '100006-1', quantity: 1 })
    const { undo } = (await post('/api/cart/empty')).body
    await post('/api/cart/update', { skuId: '100006-1', quantity: 3 })
    const items = itemsOf(await restore(undo))
    expect(items.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['100001-1', 2],
      ['100006-1', 3],
    ])
  })

  it('is for this cart only, and refuses what was made up', async () => {
    await post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    const { undo } = (await post('/api/cart/empty')).body
    const berit = await own.api.visitor()
    const others = await berit.post('/api/cart/restore', { undo })
    expect([others.status, others.body.error.code]).toEqual([410, 'cart.undo-expired'])
    expect((await restore('nonsense')).body.error.code).toBe('cart.undo-expired')
    expect(await cart()).toEqual([])
  })

  it('offers nothing for a cart that was empty', async () => {
    expect((await post('/api/cart/empty')).body).not.toHaveProperty('undo')
  })

  it('is possible for half an hour, and no longer', async () => {
    await glasses(CLEAR, '-1')
    const before = await whole()
    const { undo } = (await post('/api/cart/empty')).body
    ahead = 30 * MINUTE_MS + 1
    const late = await restore(undo)
    expect([late.status, late.body.error.code]).toEqual([410, 'cart.undo-expired'])
    expect(await cart()).toEqual([])
    ahead = 30 * MINUTE_MS
    expect((await restore(undo)).status).toBe(200)
    expect(await whole()).toEqual(before)
  })
})

describe('undoing the removal of one line', () => {
  const remove = async (line: Item | undefined) =>
    (await post('/api/cart/updateLine', { lineId: line?.lineId, quantity: 0 })).body
  const three = async () => {
    await post('/api/cart/update', { skuId: '100006-1', quantity: 1 })
    await glasses(CLEAR, '-1', { quantity: 2 })
    await post('/api/cart/setInterval', { skuId: '100005-1', interval: null, quantity: 2, eyes: ['left'] })
    return whole()
  }

  it('gives a pair of glasses back whole and where it stood: frame, lenses and strengths', async () => {
    const before = await three()
    const { cartHead, undo } = await remove(before.items[1])
    expect(shown(cartHead.cart.items)).toEqual([
      ['100006-1', 1],
      ['100005-1', 2],
    ])
    expect(undo).not.toMatch(/Sphere|900001/)
    const answers = await Promise.all([1, 2, 3].map(() => restore(undo)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await whole()).toEqual(before)
  })

  it('gives contact lenses back with the eyes they are for', async () => {
    const before = await three()
    await restore((await remove(before.items[3])).undo)
    expect(await whole()).toEqual(before)
  })

  it('puts a lens with its strengths on its frame again, in the number there is now', async () => {
    const before = await three()
    const { cartHead, undo } = await remove(before.items[2])
    expect(cartHead.cart.items[1].prescriptionGlasses).toBeNull()
    await restore(undo)
    expect(await whole()).toEqual(before)
    const again = (await remove(before.items[2])).undo
    await post('/api/cart/updateLine', { lineId: before.items[1].lineId, quantity: 3 })
    expect(shown(itemsOf(await restore(again))).slice(1, 3)).toEqual([
      [FRAME, 3],
      [CLEAR, 3],
    ])
  })

  it('puts one of two lenses on its frame again', async () => {
    await post('/api/cart/addPrescription', { skuId: FRAME, childSkuId: PLANO })
    await post('/api/cart/update', { skuId: FRAME, childSkuId: PLANO_GREY, quantity: 1 })
    const before = await whole()
    expect(before.items).toHaveLength(3)
    await restore((await remove(before.items[1])).undo)
    expect(await whole()).toEqual(before)
  })

  it('leaves a frame that has got other lenses since', async () => {
    const before = await three()
    const { undo } = await remove(before.items[2])
    await glasses(GREY, '-2', { lineId: before.items[1].lineId, quantity: 2 })
    const changed = await whole()
    expect((await restore(undo)).status).toBe(200)
    expect(await whole()).toEqual(changed)
  })

  it('is not offered where the frame joined another line, nor for a number that was only lowered', async () => {
    await post('/api/cart/update', { skuId: FRAME, quantity: 1 })
    const lens = itemsOf(await glasses(CLEAR, '-1', { quantity: 2, anotherPair: true })).find(
      ({ skuId }) => skuId === CLEAR,
    )
    const joined = await remove(lens)
    expect(shown(joined.cartHead.cart.items)).toEqual([[FRAME, 3]])
    expect(joined).not.toHaveProperty('undo')
    const [frame] = await cart()
    expect((await post('/api/cart/updateLine', { lineId: frame?.lineId, quantity: 1 })).body).not.toHaveProperty('undo')
  })
})
