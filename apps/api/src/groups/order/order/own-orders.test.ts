import { RATE_LIMITS } from '@klarsikt/core/limits'
import { orderStates } from '@klarsikt/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { choose, EVA, newKey, openTestShop, setStock, type TestShop } from '../checkout/testing/shop.js'
import { moveOrder, orderState } from './move.js'

const SKU = '100001-1'
const CARD_SKU = '700001-1'
const LENS_SKU = '900003-1'
const TRACKING = { number: '0000001SE', url: 'https://paket.example/0000001SE' }

let shop: TestShop
let customer: SessionCaller
let other: SessionCaller
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  await setStock(shop, SKU, 1_000)
  for (const id of ['customer-1', 'customer-2']) await addTestCustomer(shop.deps.database, shop.encryption, id)
  const staff = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'customer-service' } as const
  await addStaff(shop.deps.database, staff, shop.clock.now())
  customer = await callInSession(shop, 'customer', { customerId: 'customer-1' })
  other = await callInSession(shop, 'other', { customerId: 'customer-2' })
})
afterAll(() => shop.close())

async function bought({ send }: SessionCaller, quantity = 1): Promise<string> {
  await send('emptyCart')
  await send('updateCart', { skuId: SKU, quantity })
  return pay({ send })
}

async function pay({ send }: Pick<SessionCaller, 'send'>, delivery: object = { method: 20 }): Promise<string> {
  await send('setCustomer', EVA)
  await send('setDelivery', delivery)
  const { body } = await send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
  await choose(body.redirectUrl, 'approve')
  await send('completePayment', { paymentId: body.paymentId, outcome: 'success' })
  return body.orderNumber
}

const one = async (number: string, by = customer) => by.get(`/api/order/${number}`)
const cancel = (number: string, by = customer) => by.send('cancelOrder', {}, `/api/order/${number}/cancel`)
const again = (number: string, by = customer) => by.send('buyAgain', {}, `/api/order/${number}/buyAgain`)
const listed = async (query = '') => (await customer.get(`/api/order/list${query}`)).body.data
const cartOf = async ({ get }: SessionCaller) =>
  (await get('/api/cart')).body.cartHead.cart.items.map((item: { skuId: string; quantity: number }) => [
    item.skuId,
    item.quantity,
  ])

describe('the orders of a customer', () => {
  it('are listed with code and state, the newest first, to no one else [ROUTE-022, ORD-001, ENUM-006]', async () => {
    const first = await bought(customer)
    shop.clock.advance(60_000)
    const second = await bought(customer, 2)
    expect((await listed()).slice(0, 2)).toMatchObject([
      { orderNumber: second, status: 1, detailStatus: 'handled', statusText: 'Behandlas', goods: [{ quantity: 2 }] },
      { orderNumber: first, status: 1, shipmentMethod: expect.any(String), total: expect.any(Number) },
    ])
    expect((await listed('?status=1')).length).toBeGreaterThan(1)
    expect(await listed('?status=2')).toEqual([])
    expect((await customer.get('/api/order/list?status=4')).status).toBe(422)
    expect((await other.get('/api/order/list')).body.data).toEqual([])
  })

  it('are shown one by one, with lines, time line, address and letters [ROUTE-023, ORD-001, ORD-005]', async () => {
    const number = await bought(customer)
    const { body } = await one(number)
    expect(body.data).toMatchObject({
      orderNumber: number,
      shippingStatus: null,
      mayCancel: true,
      customer: { street: 'Storgatan 2', city: 'Stockholm' },
      lines: [
        { lineId: '0', skuId: SKU, status: 'Control', statusText: 'Kontrolleras', unitPrice: expect.any(Number) },
      ],
      delivery: { tracking: null },
      letters: [{ text: 'Orderbekräftelse', sentAt: null }],
    })
    expect(body.data.timeline.map(({ step }: { step: string }) => step)).toEqual(['placed', 'controlled', 'sent'])
    await moveOrder(shop.deps, number, 'controlled')
    await moveOrder(shop.deps, number, 'sent', TRACKING)
    const sent = (await one(number)).body.data
    expect(sent).toMatchObject({
      status: 2,
      detailStatus: 'sent',
      shippingStatus: 'sent',
      mayCancel: false,
      delivery: { tracking: TRACKING },
      lines: [{ status: 'Delivered' }],
    })
    expect(sent.letters.map(({ text }: { text: string }) => text)).toEqual([
      'Orderbekräftelse',
      'Besked om att paketet är skickat',
    ])
  })

  it('are a 404 for another customer, for every number that is none, and ask a visitor to log in [ROUTE-023]', async () => {
    const number = await bought(customer)
    for (const answer of [await one(number, other), await cancel(number, other), await again(number, other)])
      expect(answer.status).toBe(404)
    for (const none of ['99999999', '1', 'x']) expect((await one(none)).status).toBe(404)
    const visitor = await callInSession(shop, 'visitor', {})
    for (const answer of [await one(number, visitor), await cancel(number, visitor), await again(number, visitor)])
      expect(answer.status).toBe(401)
    expect(await orderState(shop.deps.database, number)).toEqual({ ok: true, value: 'handled' })
  })
})

describe('cancelling', () => {
  it('gives goods and money back once, and answers the same when it is sent twice', async () => {
    const number = await bought(customer)
    const [before] = await shop.rows<{ on_hand: number }>('select on_hand from stock where sku_id = $1', SKU)
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(number)))
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          data: { orderNumber: number, status: 3, detailStatus: 'cancelled', statusText: 'Avbruten' },
        },
      ])
    await shop.work.runOnce()
    const [after] = await shop.rows<{ on_hand: number }>('select on_hand from stock where sku_id = $1', SKU)
    expect(after?.on_hand).toBe((before?.on_hand ?? 0) + 1)
    expect((await one(number)).body.data).toMatchObject({
      shippingStatus: 'cancelled',
      mayCancel: false,
      letters: [{ text: 'Orderbekräftelse' }, { text: 'Besked om att ordern är avbruten' }],
    })
    await expectInvariants(shop)
  })

  it('is refused once the order is controlled, and to staff, who say by their own call what they have seen [ORD-006]', async () => {
    const number = await bought(customer)
    await moveOrder(shop.deps, number, 'controlled')
    const refused = await cancel(number)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'order.not-cancellable'])
    expect(await orderState(shop.deps.database, number)).toEqual({ ok: true, value: 'controlled' })
    const store = await callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö' } })
    expect((await cancel(await bought(customer), store)).status).toBe(403)
  })

  it('is not offered, and refused, once a part of the order has left', async () => {
    const number = await bought(customer)
    await moveOrder(shop.deps, number, 'controlled')
    await shop.rows(
      `update order_line set state = 'Delivered', part_sent_at = $2 where order_number = $1`,
      number,
      shop.clock.now(),
    )
    await moveOrder(shop.deps, number, 'paused')
    expect((await one(number)).body.data.mayCancel).toBe(false)
    expect((await cancel(number)).status).toBe(409)
  })

  it('and sending at the same moment: exactly one of them happens', async () => {
    for (let round = 0; round < 6; round++) {
      const number = await bought(customer)
      const send = async () => {
        const controlled = await moveOrder(shop.deps, number, 'controlled')
        return controlled.ok ? moveOrder(shop.deps, number, 'sent') : controlled
      }
      const [sent, cancelled] = await Promise.all([send(), cancel(number)])
      expect([sent.ok, cancelled.status === 200].filter(Boolean)).toHaveLength(1)
      expect(await orderState(shop.deps.database, number)).toEqual({
        ok: true,
        value: sent.ok ? orderStates.to('send') : orderStates.to('cancel'),
      })
      await shop.work.runOnce()
      await expectInvariants(shop)
    }
  })
})

describe('buying again', () => {
  it('puts the goods in the cart, once however often it is asked', async () => {
    const number = await bought(customer, 2)
    await customer.send('emptyCart')
    for (let times = 0; times < 2; times++) {
      expect((await again(number)).body).toEqual({ success: true, data: { added: 1, left: [] } })
      expect(await cartOf(customer)).toEqual([[SKU, 2]])
    }
    await customer.send('updateCart', { skuId: SKU, quantity: 3 })
    await again(number)
    expect(await cartOf(customer)).toEqual([[SKU, 3]])
  })

  it('leaves out what is sold out, and glasses whose lenses have to be chosen again', async () => {
    const number = await bought(customer)
    await customer.send('emptyCart')
    await setStock(shop, SKU, 0)
    expect((await again(number)).body.data).toMatchObject({ added: 0, left: [{ reason: 'sold-out' }] })
    await setStock(shop, SKU, 1_000)
    await customer.send('addPrescription', { skuId: SKU, childSkuId: LENS_SKU })
    const glasses = await pay(customer)
    expect((await again(glasses)).body.data).toMatchObject({
      added: 0,
      left: [{ reason: 'lenses', url: expect.stringContaining('/') }],
    })
    expect(await cartOf(customer)).toEqual([])
  })
})

describe('the orders of a customer that are collected', () => {
  it('say where they wait, until when and against which code, once they are there [ENUM-008]', async () => {
    await customer.send('emptyCart')
    await customer.send('updateCart', { skuId: SKU, quantity: 1 })
    const number = await pay(customer, { method: 30, storeId: 2 })
    for (const state of ['controlled', 'sent'] as const) await moveOrder(shop.deps, number, state)
    const coming = (await one(number)).body.data
    expect(coming.pickUp).toBeNull()
    expect(coming.timeline.map(({ step }: { step: string }) => step)).toEqual([
      'placed',
      'controlled',
      'sent',
      'ready',
      'collected',
    ])
    await shop.rows(
      `update pick_up set code = $2, ready_at = now(), last_day = '2099-12-31' where order_number = $1`,
      number,
      shop.encryption.encrypt('012345', 'pick_up.code'),
    )
    const { pickUp } = (await one(number)).body.data
    expect(pickUp).toMatchObject({
      store: { name: 'Malmö Outlet' },
      code: '012345',
      lastDay: '2099-12-31',
      isLapsed: false,
    })
    expect(pickUp.store.hours).toHaveLength(7)
    const row = (await listed()).find(({ orderNumber }: { orderNumber: string }) => orderNumber === number)
    expect(row.pickUp).toMatchObject({ code: '012345', store: { name: 'Malmö Outlet' } })
    expect((await one(number, other)).status).toBe(404)
    await shop.rows('update pick_up set collected_at = now() where order_number = $1', number)
    expect((await one(number)).body.data.pickUp).toBeNull()
  })
})

it('prints a gift card for its buyer, no other, and not without end [GIFT-001]', async () => {
  await setStock(shop, CARD_SKU, 10)
  await customer.send('emptyCart')
  for (const skuId of [SKU, CARD_SKU]) await customer.send('updateCart', { skuId, quantity: 1 })
  const number = await pay(customer)
  for (const state of ['controlled', 'sent'] as const) await moveOrder(shop.deps, number, state)
  const { pdf } = (await one(number)).body.data.giftCards[0]
  const print = async ({ cookie }: SessionCaller) =>
    shop.app.request(new URL(pdf, 'http://shop.test').href, { headers: { cookie } })
  const printed = await print(customer)
  expect([printed.status, printed.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(Buffer.from(await printed.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/)
  expect((await print(other)).status).toBe(404)
  for (let tries = 1; tries < RATE_LIMITS['gift-card-print:customer'].tries; tries += 1) await print(customer)
  const refused = await print(customer)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
})
