import { klarnaInStore } from '@klarsikt/core/messages/payment-method'
import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../testing/test-api.js'
import { loggedIn, openBrowser, registered } from '../../person/identity/testing/customer-browser.js'
import { addBerit, storeLoggedIn } from '../../person/staff/testing/staff-browser.js'
import { choose, EVA, newKey } from './testing/shop.js'

const IN_STORE = 65

let api: TestApi
let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandboxServer({ callbackRetryMs: 10 })
  api = await createTestApi({ settings: { klarna: { url: sandbox.klarnaUrl, user: 'shop', password: 'secret' } } })
  await fetch(`${sandbox.klarnaUrl}/__control/callbacks/plan`, { method: 'POST', body: '{"mode":"off"}' })
  await addBerit(api)
  await registered(api)
})
afterAll(async () => {
  await api.drop()
  await sandbox.stop()
})

type Buyer = Awaited<ReturnType<typeof openBrowser>>
/** Goes to the choice of payment and answers the offered methods. */
async function atPayment(buyer: Buyer): Promise<number[]> {
  await buyer.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
  await buyer.post('/api/checkout/setCustomer', EVA)
  await buyer.post('/api/checkout/setDelivery', { method: 21 })
  return (await buyer.get('/api/cart')).body.checkoutConfig.paymentMethods
}

it('takes Klarna in store from a store that is logged in, up to the order and its charge [ROLE-004]', async () => {
  const store = await storeLoggedIn(api)
  expect(await atPayment(store)).toEqual([60, IN_STORE, 900])
  const chosen = await store.post('/api/checkout/setPayment', { method: IN_STORE })
  expect([chosen.status, chosen.body.data.paymentMethod]).toEqual([200, IN_STORE])
  const { body } = await store.post('/api/checkout/submit', { idempotencyKey: newKey(), termsAccepted: true })
  await choose(body.redirectUrl, 'approve')
  await store.post('/api/payment/complete', { paymentId: body.paymentId, outcome: 'success' })
  const { data } = (await store.get(`/api/checkout/confirmation/${body.orderNumber}`)).body
  expect(JSON.stringify(data)).toContain(klarnaInStore())
  const charges = await (await fetch(`${sandbox.klarnaUrl}/__control/orders`)).text()
  expect(charges).toContain(body.orderNumber)
})

it.each([
  ['a visitor', () => openBrowser(api)],
  ['a customer', () => loggedIn(api)],
])('neither offers it to %s nor takes it from them', async (_who, open) => {
  const buyer = await open()
  expect(await atPayment(buyer)).toEqual([60, 900])
  expect((await buyer.post('/api/checkout/setPayment', { method: IN_STORE })).status).toBe(422)
  expect((await buyer.get('/api/checkout')).body.data.paymentMethod).not.toBe(IN_STORE)
})

it('is taken no more once the store has logged out', async () => {
  const store = await storeLoggedIn(api)
  await atPayment(store)
  await store.post('/api/checkout/setPayment', { method: IN_STORE })
  await store.post('/api/auth/user/logout')
  expect(await atPayment(store)).toEqual([60, 900])
  expect((await store.get('/api/checkout')).body.data.paymentMethod).not.toBe(IN_STORE)
})
