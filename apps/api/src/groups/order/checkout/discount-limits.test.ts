import { ok } from '@klarsikt/core/lib'
import { expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession } from '../../../testing/call-in-session.js'
import { cancelOrder } from '../order/cancel.js'
import { saveCustomer } from './draft.js'
import { submitCheckout } from './submit.js'
import { expectInvariants } from './testing/invariants.js'
import { comeBack } from './testing/pay.js'
import { choose, EVA, newBuyer, newKey, submit, submitToPage } from './testing/shop.js'
import { stockedShop } from './testing/stocked-shop.js'

const shop = await stockedShop()
const { sku } = shop

type Limits = { totalUses?: number; customerUses?: number; firstPurchaseOnly?: boolean }
let made = 0

async function newCode({ totalUses, customerUses, firstPurchaseOnly = false }: Limits): Promise<string> {
  const code = `KOD-${(made += 1)}`
  await shop.rows(
    `insert into discount_code (code, text, amount, minimum, uses_in_all, uses_each, first_purchase_only, valid_from, valid_until)
     values ($1, 'Rabatt', 10000, 0, $2, $3, $4, $5::timestamptz - interval '1 day', $5::timestamptz + interval '300 days')`,
    code,
    totalUses ?? null,
    customerUses ?? null,
    firstPurchaseOnly,
    shop.clock.now(),
  )
  return code
}

/** A buyer unknown to the shop. */
const stranger = () => {
  made += 1
  return { ...EVA, email: `kund${made}@example.se`, mobile: `+4670174${String(made).padStart(4, '0')}` }
}

async function buyerWith(code: string | null, who = stranger()): Promise<string> {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  await saveCustomer(shop.deps.database, shop.encryption, cartId, who, shop.clock.now())
  await shop.rows('update cart set discount_code = $2 where id = $1', cartId, code)
  return cartId
}

async function bought(code: string | null, who = stranger()): Promise<string> {
  const cartId = await buyerWith(code, who)
  const page = await submitToPage(shop, cartId)
  await choose(page.redirectUrl, 'approve')
  await comeBack(shop, cartId, page)
  return page.orderNumber
}

const attempt = async (code: string, who = stranger()) => {
  const answer = await submit(shop, await buyerWith(code, who))
  return answer.ok ? answer.value.status : answer.error
}

it('gives a code of three uses to three of 40 buyers at once, and never to more [R1]', async () => {
  const code = await newCode({ totalUses: 3 })
  const buyers = await Promise.all(Array.from({ length: 40 }, () => buyerWith(code)))
  const answers = await Promise.all(buyers.map((cartId) => submit(shop, cartId)))
  expect(answers.filter(({ ok: won }) => won)).toHaveLength(3)
  expect(answers.filter((one) => !one.ok && one.error === 'discount.used-up')).toHaveLength(37)
  const paid = answers.flatMap((one, index) =>
    one.ok && one.value.status === 'redirect' ? [{ page: one.value, cartId: buyers[index] ?? '' }] : [],
  )
  for (const { page, cartId } of paid) {
    await choose(page.redirectUrl, 'approve')
    await comeBack(shop, cartId, page)
  }
  expect(await shop.rows('select 1 from "order" where discount_code = $1', code)).toHaveLength(3)
  expect(await shop.rows('select 1 from discount_hold')).toEqual([])
  expect(await attempt(code)).toBe('discount.used-up')
  await expectInvariants(shop)
})

it('is raced by one customer from many carts, in however many writings of one address', async () => {
  const code = await newCode({ customerUses: 1 })
  const { email, mobile } = stranger()
  const writings = [email, email.toUpperCase(), ` ${email} `, email.replace('k', 'K')]
  const buyers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => buyerWith(code, { ...stranger(), email: writings[index % 4] ?? '' })),
  )
  const answers = await Promise.all(buyers.map((cartId) => submit(shop, cartId)))
  expect(answers.map((one) => (one.ok ? one.value.status : one.error)).sort()).toEqual([
    ...Array.from({ length: 11 }, () => 'discount.used'),
    'redirect',
  ])
  expect(await attempt(code, { ...stranger(), mobile })).toBe('redirect')
})

it.each([
  ['address', ({ email }: typeof EVA) => ({ ...stranger(), email: email.toUpperCase() })],
  [
    'mobile number',
    ({ mobile }: typeof EVA) => ({ ...stranger(), mobile: mobile.replace('+46', '0').replace('70174', '70-174 ') }),
  ],
])('counts uses by the same %s', async (_name, again) => {
  const code = await newCode({ customerUses: 2 })
  const who = stranger()
  await bought(code, who)
  await bought(code, again(who))
  expect(await attempt(code, again(who))).toBe('discount.used')
  expect(await attempt(code)).toBe('redirect')
})

it('is for a first purchase alone, until that is cancelled', async () => {
  const code = await newCode({ firstPurchaseOnly: true })
  const who = stranger()
  const first = await bought(null, who)
  expect(await attempt(code, who)).toBe('discount.first-purchase')
  expect(await attempt(code, { ...stranger(), mobile: who.mobile })).toBe('discount.first-purchase')
  expect(await cancelOrder(shop.deps, first, 'customer')).toEqual(ok('cancelled'))
  const second = await bought(code, who)
  expect(await attempt(code, who)).toBe('discount.first-purchase')
  expect(await cancelOrder(shop.deps, second, 'customer')).toEqual(ok('cancelled'))
  expect(await attempt(code, who)).toBe('redirect')
})

it('is one first purchase, of two such codes at once', async () => {
  const codes = [await newCode({ firstPurchaseOnly: true }), await newCode({ firstPurchaseOnly: true })]
  const who = stranger()
  const buyers = await Promise.all([...codes, ...codes, ...codes].map((code) => buyerWith(code, who)))
  const answers = await Promise.all(buyers.map((cartId) => submit(shop, cartId)))
  expect(answers.filter(({ ok: won }) => won)).toHaveLength(1)
})

it.each([
  ['is refused', 'decline', 'failure'],
  ['is left', 'cancel', 'cancel'],
  ['never comes back', null, null],
] as const)('comes back when the payment %s', async (_name, choice, outcome) => {
  const code = await newCode({ totalUses: 1 })
  const cartId = await buyerWith(code)
  const page = await submitToPage(shop, cartId)
  expect(await attempt(code)).toBe('discount.used-up')
  // The same cart continues with its own open purchase.
  expect(await submitToPage(shop, cartId)).toEqual(page)
  if (choice) {
    await choose(page.redirectUrl, choice)
    await comeBack(shop, cartId, page, outcome)
  } else {
    shop.clock.advance(31 * 60_000)
    await shop.work.runOnce()
  }
  await bought(code)
  expect(await attempt(code)).toBe('discount.used-up')
})

it('tells a guest as soon as it is known who buys, and takes the code off the sum', async () => {
  const code = await newCode({ firstPurchaseOnly: true })
  const who = stranger()
  await bought(null, who)
  const guest = await callInSession(shop, 'guest', {})
  await guest.send('updateCart', { skuId: sku, quantity: 1 })
  expect((await guest.send('applyDiscount', { code })).status).toBe(200)
  const known = await guest.send('setCustomer', { ...who, email: who.email.toUpperCase() })
  expect(known.body.data.discountRemoved).toBe(
    `Rabattkoden gäller bara ditt första köp. Vi har tagit bort ${code}, och summan är ändrad.`,
  )
  expect(known.body.data.cart.discount).toBeNull()
  expect(known.body.data.cart.discountAmount).toBe(0)
  const again = await guest.send('applyDiscount', { code })
  expect([again.status, again.body.error.fields]).toEqual([422, { code: 'Rabattkoden gäller bara ditt första köp.' }])
  const other = await guest.send('setCustomer', stranger())
  expect([other.status, other.body.data.discountRemoved]).toEqual([200, undefined])
  expect((await guest.send('applyDiscount', { code })).status).toBe(200)
})

it('tells a customer beside the field, and knows an account by its own address behind another that was typed', async () => {
  const code = await newCode({ firstPurchaseOnly: true })
  await addTestCustomer(shop.deps.database, shop.encryption, 'kund')
  const cartId = await buyerWith(null)
  const page = await submitCheckout(shop.deps, {
    cartId,
    store: false,
    customerId: 'kund',
    idempotencyKey: newKey(),
    termsAccepted: true,
    expectedTotal: null,
  })
  if (!page.ok || page.value.status !== 'redirect') throw new Error('no page')
  await choose(page.value.redirectUrl, 'approve')
  await comeBack(shop, cartId, page.value)
  const customer = await callInSession(shop, 'code', { customerId: 'kund' })
  await customer.send('updateCart', { skuId: sku, quantity: 1 })
  const { status, body } = await customer.send('applyDiscount', { code })
  expect([status, body.error.fields]).toEqual([422, { code: 'Rabattkoden gäller bara ditt första köp.' }])
  const visitor = await callInSession(shop, 'visitor', {})
  await visitor.send('updateCart', { skuId: sku, quantity: 1 })
  expect((await visitor.send('applyDiscount', { code })).status).toBe(200)
})
