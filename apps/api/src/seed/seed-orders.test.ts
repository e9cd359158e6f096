import { ORDER_STATES } from '@klarsikt/core/order'
import { demoCustomers, demoOrders } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lensOf } from '../groups/order/awaited-prescription/testing/awaited-order.js'
import { expectInvariants } from '../groups/order/checkout/testing/invariants.js'
import { buyableSkus, openTestShop, setStock, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { listOrders } from '../groups/order/order/list-orders.js'
import { readOrder } from '../groups/order/order/read-order.js'
import { getOrderReturns } from '../groups/order/return/list.js'
import { findCustomerByEmail } from '../groups/person/customer/find-customer.js'
import { seedCustomers, seedOrders } from './index.js'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

it('places an order in every state once, at which books, cards and stock agree', async () => {
  const { deps, encryption } = shop
  await seedCustomers(deps.database, demoCustomers(), { encryption, now: shop.clock.now() })
  const [skuId = ''] = await buyableSkus(shop, 1)
  await setStock(shop, skuId, 100)
  const lens = lensOf({ shop }, '1.5')
  const orders = demoOrders().map((one) =>
    one.pair ? { ...one, pair: { ...one.pair, frame: skuId, lens } } : { ...one, goods: [{ skuId, quantity: 2 }] },
  )
  const placed = await Promise.all([seedOrders(deps, orders), seedOrders(deps, orders)])
  expect(placed.reduce((sum, count) => sum + count, 0)).toBe(orders.length)
  expect(await seedOrders(deps, orders)).toBe(0)
  await expectInvariants(shop)
  const anna = await findCustomerByEmail(deps.database, encryption, 'anna@klarsikt.example')
  const listed = await listOrders(deps, anna?.id ?? '')
  expect(new Set(listed.map(({ detailStatus }) => detailStatus))).toEqual(new Set(ORDER_STATES))
  expect(listed.map(({ placedAt }) => placedAt)).toEqual(
    listed
      .map(({ placedAt }) => placedAt)
      .toSorted()
      .toReversed(),
  )
  expect(await readOrder(deps, anna?.id ?? '', '48100004')).toMatchObject({
    ok: true,
    value: {
      shippingStatus: 'sent',
      delivery: { tracking: { number: expect.stringMatching(/^KS\d+SE$/) } },
      letters: [{ sentAt: expect.any(String) }, { sentAt: expect.any(String) }],
    },
  })
  expect(await getOrderReturns(deps, '48100004', anna?.id ?? '')).toMatchObject({
    ok: true,
    value: { lines: [{ left: 1 }], returns: [{ returnId: '48100004-1', state: 'pending' }] },
  })
  // Two orders wait for a prescription; one of them has its picture, for a store to enter.
  expect(await shop.rows('select state from awaited_prescription order by order_number')).toEqual([
    { state: 'missing' },
    { state: 'sent' },
  ])
  expect(await shop.rows('select media_type as type from prescription_photo')).toEqual([{ type: 'image/jpeg' }])
  expect(await shop.rows(`select kind from mail_outbox where state <> 'sent'`)).toEqual([])
})

it('adds nothing to a shop that has sold anything else', async () => {
  const [first] = demoOrders()
  if (!first) throw new Error('The demo has no orders')
  expect(await seedOrders(shop.deps, [{ ...first, number: '48100099' }])).toBe(0)
})
