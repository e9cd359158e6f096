import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, createTestApi, type TestApi } from '../../testing/test-api.js'
import { openTestShop, newBuyer, submit } from '../checkout/testing/shop.js'

const LENS = '100005-1'

describe('while subscriptions of lenses are not delivered', () => {
  let api: TestApi
  beforeAll(async () => void (api = await createTestApi()))
  afterAll(() => api.drop())

  it('no article is offered as one', async () => {
    const { body } = await ask(api, '/api/article/100005')
    expect([body.data.allowSubscription, body.data.price.subscription.publicationStatus]).toEqual([false, 0])
  })

  it('the cart takes none, however it is asked', async () => {
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

  it('boxes bought once go into the cart as before', async () => {
    const anna = await api.visitor()
    expect((await anna.post('/api/cart/setInterval', { skuId: LENS, interval: null, quantity: 2 })).status).toBe(200)
  })

  it('an old line explains what to do, and is bought once after that', async () => {
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

  it('no order is made of a cart that holds one from before', async () => {
    const shop = await openTestShop()
    const cartId = await newBuyer(shop, { [LENS]: 1 })
    await shop.rows(`update cart set lines = jsonb_set(lines, '{0,interval}', '"m3"') where id = $1`, cartId)
    expect(await submit(shop, cartId)).toMatchObject({ ok: false, error: 'article.not-for-subscription' })
    expect(await shop.rows('select 1 from submission')).toEqual([])
    await shop.close()
  })
})
