import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'

const LENS = '100005-1'

let api: TestApi
let anna: Visitor
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())
beforeEach(async () => void (anna = await api.visitor()))

const put = (interval: string | null, quantity: number, skuId = LENS) =>
  anna.post('/api/cart/setInterval', { skuId, interval, quantity })
const lines = async () => {
  const { body } = await anna.get('/api/cart')
  return (body.cartHead.cart.items as { quantity: number; subscriptionInterval: string | null }[]).map(
    ({ quantity, subscriptionInterval }) => [quantity, subscriptionInterval],
  )
}

describe('so many of a lens at an interval', () => {
  it('leaves boxes bought once as they are [CART-004]', async () => {
    await anna.post('/api/cart/update', { skuId: LENS, quantity: 1 })
    const { status, body } = await put('m3', 1)
    expect([status, body.show]).toEqual([200, true])
    expect(body.cartHead.cart.items).toMatchObject([
      { quantity: 1, subscriptionInterval: null, price: { amount: 219 }, subscribable: { pricePerDay: 7.3 } },
      { quantity: 1, subscriptionInterval: 'm3', price: { amount: 189 }, subscribable: { pricePerDay: 6.3 } },
    ])
  })

  it('leaves subscriptions as they are when boxes are bought once', async () => {
    await put('m3', 2)
    await put(null, 1)
    expect(await lines()).toEqual([
      [2, 'm3'],
      [1, null],
    ])
  })

  it('is absolute for each interval, asked twice like once, and 0 takes the line away', async () => {
    await put('m3', 1)
    await put('m3', 2)
    await put('m3', 2)
    await put('m1', 1)
    expect(await lines()).toEqual([
      [2, 'm3'],
      [1, 'm1'],
    ])
    await put('m3', 0)
    expect(await lines()).toEqual([[1, 'm1']])
  })

  it.each([
    [LENS, 'm3', 13, 422, 'cart.line-limit'],
    [LENS, 'm3', 1.5, 422, 'cart.quantity-invalid'],
    [LENS, 'm3', -1, 422, 'cart.quantity-invalid'],
    [LENS, 'm4', 1, 422, 'request.invalid'],
    ['nothing-1', 'm3', 1, 404, 'article.not-found'],
    ['900001-1', null, 1, 404, 'article.not-found'],
    ['100001-1', 'm3', 1, 409, 'article.not-for-subscription'],
    ['100003-1', null, 1, 409, 'article.out-of-stock'],
    ['100007-1', null, 1, 409, 'article.store-only'],
  ])('refuses %s at %s times %s, and changes nothing', async (skuId, interval, quantity, status, code) => {
    await put(null, 1)
    await put('m3', 12)
    const answer = await put(interval, quantity, skuId)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(await lines()).toEqual([
      [1, null],
      [12, 'm3'],
    ])
  })

  it('sells no more than there is, over all intervals', async () => {
    await put(null, 3, '100002-1')
    expect((await put(null, 4, '100002-1')).body.error.code).toBe('article.out-of-stock')
    await api.test.database.query({
      text: `update stock set on_hand = 13, reserved = 0 where sku_id = $1`,
      values: [LENS],
    })
    await put('m3', 12)
    expect((await put('m1', 2)).body.error.code).toBe('article.out-of-stock')
    expect((await put('m1', 1)).status).toBe(200)
  })
})

describe('turning a line over to an interval', () => {
  const add = (skuId: string, quantity = 1) => anna.post('/api/cart/update', { skuId, quantity })

  it('makes a lens line a subscription at its price and back [CART-004]', async () => {
    const [item] = (await add('100005-1', 2)).body.cartHead.cart.items
    const set = (interval: unknown) => anna.post('/api/cart/setInterval', { lineId: item.lineId, interval })
    const monthly = (await set('m1')).body.cartHead.cart
    expect(monthly.items[0]).toMatchObject({ lineId: item.lineId, subscriptionInterval: 'm1', price: { amount: 189 } })
    expect((await set('m4')).status).toBe(422)
    expect((await set(null)).body.cartHead.cart.items[0]).toMatchObject({
      subscriptionInterval: null,
      price: { amount: 219 },
    })
  })

  it('refuses to join two lines to more than 12, and loses none of them', async () => {
    const [single] = (await add('100005-1', 8)).body.cartHead.cart.items
    // More than the stock of the sample shop, as two joined carts can hold.
    await api.test.database.query({
      text: `update cart set lines = lines || jsonb_build_array((lines->0) || '{"id":"other","interval":"m1"}') where id = $1`,
      values: [anna.shopperId],
    })
    const answer = await anna.post('/api/cart/setInterval', { lineId: single.lineId, interval: 'm1' })
    const after = (await anna.get('/api/cart')).body.cartHead.cart.items
    expect([answer.status, after.map((item: { quantity: number }) => item.quantity)]).toEqual([422, [8, 8]])
  })

  it('refuses what cannot be subscribed to [ERR-019]', async () => {
    const [item] = (await add('100001-1')).body.cartHead.cart.items
    const answer = await anna.post('/api/cart/setInterval', { lineId: item.lineId, interval: 'm1' })
    expect([answer.status, answer.body.error.code]).toEqual([409, 'article.not-for-subscription'])
  })
})
