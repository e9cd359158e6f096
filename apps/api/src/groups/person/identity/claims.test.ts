import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession } from '../../../testing/call-in-session.js'
import { returnFromProvider } from '../../money/payment/return-from-provider.js'
import { checkoutOf, choose, EVA, newBuyer, newKey, submitToPage } from '../../order/checkout/testing/shop.js'
import { stockedShop } from '../../order/checkout/testing/stocked-shop.js'
import { digestOrders } from '../../order/order/digest-orders.js'
import { emailDigests, openProfile, sealProfile } from '../customer/profile.js'
import { customer } from '../customer/tables.js'
import { hashPassword } from './password-hash.js'
import { issueToken } from './tokens.js'

const PASSWORD = 'Visa-mer-2026'

const shop = await stockedShop()
const { sku } = shop

/** Replaces all customers by one with Eva's address, verified or not. */
async function addEva(id: string, emailVerifiedAt: Date | null): Promise<void> {
  await shop.rows('update "order" set customer_id = null')
  await shop.rows('delete from identity_token')
  await shop.rows('update session set customer_id = null')
  await shop.rows('delete from customer')
  await addTestCustomer(shop.deps.database, shop.encryption, id)
  const [row] = await shop.deps.database.orm.select().from(customer).where(eq(customer.id, id))
  if (!row) throw new Error('No customer')
  await shop.deps.database.orm
    .update(customer)
    .set({
      profile: sealProfile(shop.encryption, { ...openProfile(shop.encryption, row.profile), email: EVA.email }),
      emailDigest: emailDigests(shop.encryption, EVA.email)[0],
      passwordHash: await hashPassword(PASSWORD),
      emailVerifiedAt,
    })
    .where(eq(customer.id, id))
}

async function orderOfGuest(): Promise<string> {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  const { paymentId, redirectUrl, orderNumber } = await submitToPage(shop, cartId)
  await choose(redirectUrl, 'approve')
  await returnFromProvider(shop.deps, checkoutOf(cartId), { paymentId, outcome: 'success' })
  return orderNumber
}

const ownerOf = async (number: string) =>
  (await shop.rows<{ id: string | null }>('select customer_id as id from "order" where number = $1', number))[0]?.id
const claims = (number: string) =>
  shop.rows(`select actor_id from audit where action = 'order.claimed' and subject_id = $1`, number)

it('gives an order to the customer who is logged in, and that of a guest to none', async () => {
  await addTestCustomer(shop.deps.database, shop.encryption, 'buyer')
  const buyer = await callInSession(shop, 'buyer', { customerId: 'buyer' })
  await buyer.send('updateCart', { skuId: sku, quantity: 1 })
  await buyer.send('setCustomer', EVA)
  await buyer.send('setDelivery', { method: 20 })
  const { body } = await buyer.send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
  await choose(body.redirectUrl, 'approve')
  await buyer.send('completePayment', { paymentId: body.paymentId, outcome: 'success' })
  expect(await ownerOf(body.orderNumber)).toBe('buyer')
  expect(await ownerOf(await orderOfGuest())).toBeNull()
})

it('gives orders of a guest to the customer whose address is verified, once', async () => {
  const number = await orderOfGuest()
  await addEva('verifying', null)
  const of = { customerId: 'verifying', purpose: 'verify-email' as const, minutes: 60 }
  const token = await issueToken(shop.deps, shop.deps.database, of)
  const visitor = await callInSession(shop, 'visitor', {})
  expect((await visitor.send('login', { email: EVA.email, password: PASSWORD })).status).toBe(200)
  expect(await ownerOf(number)).toBeNull()
  expect((await visitor.send('verifyEmail', { token })).status).toBe(200)
  expect(await ownerOf(number)).toBe('verifying')
  expect(await claims(number)).toEqual([{ actor_id: 'verifying' }])
})

it('finds at a log-in what was ordered as a guest, also from before addresses were digested', async () => {
  const numbers = [await orderOfGuest(), await orderOfGuest()]
  await shop.rows('update "order" set email_digest = null where number = $1', numbers[0])
  await addEva('returning', shop.clock.now())
  expect(await digestOrders(shop.deps, 'undigested')).toBe(1)
  expect(await digestOrders(shop.deps, 'all')).toBe(0)
  const visitor = await callInSession(shop, 'visitor', {})
  await Promise.all(Array.from({ length: 3 }, () => visitor.send('login', { email: EVA.email, password: PASSWORD })))
  for (const number of numbers) {
    expect(await ownerOf(number)).toBe('returning')
    expect(await claims(number)).toEqual([{ actor_id: 'returning' }])
  }
})
