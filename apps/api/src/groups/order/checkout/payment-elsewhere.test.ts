import { expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { returnFromProvider } from '../../money/payment/return-from-provider.js'
import { checkoutOf, choose, EVA, newBuyer, submitToPage } from './testing/shop.js'
import { stockedShop } from './testing/stocked-shop.js'

const shop = await stockedShop()

async function begun() {
  const cartId = await newBuyer(shop, { [shop.sku]: 1 })
  const { paymentId, redirectUrl, orderNumber } = await submitToPage(shop, cartId)
  const phone = await callInSession(shop, `phone-${orderNumber}`, {})
  return {
    cartId,
    paymentId,
    redirectUrl,
    orderNumber,
    ask: () => phone.get(`/api/payment/${paymentId}/elsewhere`),
    phone,
  }
}

it('says in another browser that a purchase is paid, its number and where the letter goes, masked, and makes the order', async () => {
  const { paymentId, redirectUrl, orderNumber, ask, phone } = await begun()
  expect((await ask()).body.data).toMatchObject({ state: 'pending', orderNumber })
  await choose(redirectUrl, 'approve')
  const { status, body } = await ask()
  const [first = '', domain = ''] = EVA.email.split('@')
  expect([status, body.data]).toEqual([200, { state: 'paid', orderNumber, sentTo: `${first[0]}***@${domain}` }])
  expect(await shop.rows('select 1 from "order" where number = $1', orderNumber)).toHaveLength(1)
  // Only the browser that bought may read the order.
  expect((await phone.get(`/api/payment/${paymentId}`)).status).toBe(404)
  expect((await phone.get(`/api/checkout/confirmation/${orderNumber}`)).status).toBe(404)
})

it('ends nothing from another browser, which the purchase is not', async () => {
  const { cartId, paymentId, ask } = await begun()
  const before = (await ask()).body.data.state
  expect((await ask()).body.data.state).toBe(before)
  await returnFromProvider(shop.deps, checkoutOf(cartId), { paymentId, outcome: 'cancel' })
  expect((await ask()).body.data.state).toBe('cancelled')
})

it('knows no payment by another id', async () => {
  const { phone } = await begun()
  const answer = await phone.get(`/api/payment/${'x'.repeat(24)}/elsewhere`)
  expect([answer.status, answer.body.error.code]).toEqual([404, 'order.not-found'])
})
