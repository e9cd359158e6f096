import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { newBuyer, openTestShop, submit } from '../../order/checkout/testing/shop.js'

const LENS = '100005-1'
const STOP = 'update article set allow_subscription = false where id = 100005'

describe('lenses that are not sold as a subscription any more', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi()
    await api.test.database.query({ text: STOP, values: [] })
  })
  afterAll(() => api.drop())

  it('are not taken as one by the cart, however it is asked', async () => {
    const anna = await api.visitor()
    await anna.post('/api/cart/update', { skuId: LENS, quantity: 1 })
    const [item] = (await anna.get('/api/cart')).body.cartHead.cart.items
    for (const body of [
      { skuId: LENS, interval: 'm3', quantity: 1 },
      { lineId: item.lineId, interval: 'm1' },
    ]) {
      const answer = await anna.post('/api/cart/setInterval', body)
      expect([answer.status, answer.body.error.code]).toEqual([409, 'article.not-for-subscription'])
      expect(answer.body.error.message).toMatch(/abonnemang/)
    }
    expect((await anna.get('/api/cart')).body.cartHead.cart.items).toMatchObject([
      { quantity: 1, subscriptionInterval: null },
    ])
  })

  it('in the cart from before say what to do, and are bought once after that', async () => {
    const anna = await api.visitor()
    await anna.post('/api/cart/update', { skuId: LENS, quantity: 1 })
    await api.test.database.query({
      text: `update cart set lines = jsonb_set(lines, '{0,interval}', '"m3"') where id = $1`,
      values: [anna.shopperId],
    })
    const { cartHead, checkoutConfig } = (await anna.get('/api/cart')).body
    const [item] = cartHead.cart.items
    expect(item.problem).toBe('Varan går inte att köpa som abonnemang. Köp den en gång i stället, eller ta bort den.')
    expect(checkoutConfig.canCheckOut).toBe(false)
    const after = await anna.post('/api/cart/setInterval', { lineId: item.lineId, interval: null })
    expect(after.body.checkoutConfig.canCheckOut).toBe(true)
    expect(after.body.cartHead.cart.items).toMatchObject([{ problem: null, subscriptionInterval: null }])
  })

  it('make no order of a cart that holds them from before', async () => {
    const shop = await openTestShop()
    await shop.rows(STOP)
    const cartId = await newBuyer(shop, { [LENS]: 1 })
    await shop.rows(`update cart set lines = jsonb_set(lines, '{0,interval}', '"m3"') where id = $1`, cartId)
    expect(await submit(shop, cartId)).toMatchObject({ ok: false, error: 'article.not-for-subscription' })
    expect(await shop.rows('select 1 from submission')).toEqual([])
    await shop.close()
  })
})
