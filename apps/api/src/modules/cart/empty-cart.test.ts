import { describe, expect, it } from 'vitest'
import { itemsOf, shopper } from './testing/shopper.js'

const { own, cart, glasses, post } = shopper()
const whole = async () => (await own.anna.get('/api/cart')).body.cartHead.cart
const restore = (undo: unknown) => post('/api/cart/restore', { undo })

describe('undoing an emptied cart [ACC-15]', () => {
  it('gives back everything as it was: lines, prescriptions, eyes and code', async () => {
    await glasses('900001-1', '-1')
    await glasses('900001-3', '-1', { newPairId: 'another-pair-1', anotherPair: true })
    await post('/api/cart/setInterval', { skuId: '100005-1', interval: null, quantity: 2, eyes: ['left', 'right'] })
    await post('/api/cart/applyDiscount', { code: 'HÖST20' })
    const before = await whole()
    expect(before.items.at(-1).eyes).toEqual(['right', 'left'])
    const { body } = await post('/api/cart/empty')
    expect(body.cartHead.cart.items).toEqual([])
    // What the browser keeps tells nobody anything.
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

  it('is for this cart alone, and nothing that was made up', async () => {
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
})
