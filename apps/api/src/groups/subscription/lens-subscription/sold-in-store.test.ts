import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '../../../testing/test-api.js'
import { choose, EVA, newKey } from '../../order/checkout/testing/shop.js'
import { ANNA, type Browser, lettersTo, loggedIn } from '../../person/identity/testing/customer-browser.js'
import { openStoreShop, type StoreShop } from '../../person/staff/testing/store-shop.js'
import { LENS } from './testing/lens-shop.js'

const HAND_OVER = '/api/staff/customer/cart'

let shop: StoreShop
let api: TestApi
let store: Browser
let anna: Browser
let customerNumber: string
beforeAll(async () => {
  shop = await openStoreShop()
  ;({ api, store } = shop)
  anna = await loggedIn(api)
  const looked = await store.post('/api/staff/customer/lookup', { query: ANNA.email, reason: 'Nya linser' })
  customerNumber = looked.body.data[0].customerNumber
})
afterAll(() => shop.stop())

const gather = () => store.post('/api/cart/setInterval', { skuId: LENS, interval: 'm3', quantity: 2, eyes: ['left'] })
const submit = (by: Browser) => by.post('/api/checkout/submit', { idempotencyKey: newKey(), termsAccepted: true })
async function toPayment(by: Browser): Promise<void> {
  await by.post('/api/checkout/setCustomer', EVA)
  const { deliveryOptions } = (await by.get('/api/checkout')).body.data
  const { id } = deliveryOptions.find(({ needsStore }: { needsStore: boolean }) => !needsStore)
  await by.post('/api/checkout/setDelivery', { method: id })
}

describe('a lens subscription that a store sells [LENS-001, ROLE-004]', () => {
  it('is gathered by the store, which cannot buy it: it belongs to an account', async () => {
    expect((await gather()).status).toBe(200)
    await toPayment(store)
    const refused = await submit(store)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'subscription.login-required'])
  })

  it('waits for the customer with a link, agreed to and paid by a means that is kept', async () => {
    const handed = await store.post(HAND_OVER, { customerNumber, channel: 'email' })
    expect([handed.status, handed.body.message]).toEqual([
      200,
      'Varukorgen finns nu hos kunden. En länk skickas med e-post.',
    ])
    const [letter] = await lettersTo(api, ANNA.email)
    expect([letter?.kind, letter?.text]).toEqual([
      'staff-cart',
      expect.stringMatching(/\/mitt-konto\/fr%C3%A5n-butiken\/[\da-f-]{36}/),
    ])
    const { items } = (await anna.get('/api/cart')).body.cartHead.cart
    expect(items).toMatchObject([{ skuId: LENS, quantity: 2, subscriptionInterval: 'm3', eyes: ['left'] }])
    await toPayment(anna)
    const { body } = await submit(anna)
    await choose(body.redirectUrl, 'approve', '5454')
    await anna.post('/api/payment/complete', { paymentId: body.paymentId, outcome: 'success' })
    const { seller } = (await store.get(`/api/staff/order/${body.orderNumber}`)).body.data
    const [{ id }] = (await anna.get('/api/subscription/list')).body.data.lens
    const { data } = (await anna.get(`/api/subscription/lens/${id}`)).body
    expect(seller).toEqual({ storeName: data.soldIn, employeeNumber: '1001' })
    const { rows } = await api.test.database.query({
      text: 'select seller_store_id, seller_number from lens_subscription',
    })
    expect(rows).toEqual([{ seller_store_id: 2, seller_number: '1001' }])
  })

  it('has no seller on an order that the customer made', async () => {
    await anna.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
    await toPayment(anna)
    const { body } = await submit(anna)
    await choose(body.redirectUrl, 'approve')
    await anna.post('/api/payment/complete', { paymentId: body.paymentId, outcome: 'success' })
    const { rows } = await api.test.database.query({
      text: 'select seller_store_id, seller_number from "order" where number = $1',
      values: [body.orderNumber],
    })
    expect(rows).toEqual([{ seller_store_id: null, seller_number: null }])
  })

  it('is handed over by SMS only where one can be sent, and by few links to the same customer', async () => {
    await gather()
    const bySms = await store.post(HAND_OVER, { customerNumber, channel: 'sms' })
    expect([bySms.status, Object.keys(bySms.body.error.fields)]).toEqual([422, ['channel']])
    const before = (await lettersTo(api, ANNA.email)).length
    const twice = await Promise.all([1, 2].map(() => store.post(HAND_OVER, { customerNumber, channel: 'email' })))
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
    expect(await lettersTo(api, ANNA.email)).toHaveLength(before + 1)
    let last = 200
    for (let tries = 0; tries < 6 && last === 200; tries += 1) {
      await gather()
      last = (await store.post(HAND_OVER, { customerNumber, channel: 'email' })).status
    }
    expect(last).toBe(429)
    expect((await store.post(HAND_OVER, { customerNumber })).status).toBe(200)
  })
})
