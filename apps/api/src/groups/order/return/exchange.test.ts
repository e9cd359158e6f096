import { addDays } from '@klarsikt/core/calendar'
import { EXCHANGE_RIGHT_DAYS } from '@klarsikt/core/friends'
import { orderLineStates } from '@klarsikt/core/order'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { joinFriends, leaveFriends } from '../../person/friends/members.js'
import { stockedShop } from '../checkout/testing/stocked-shop.js'
import { readOrder } from '../order/read-order.js'
import { orderLine } from '../order/tables.js'
import { findOrder } from './find-order.js'
import { getOrderReturns } from './list.js'
import { sentOrder } from './testing/sent-order.js'

const ANNA = 'customer-1'
const shop = await stockedShop()
beforeAll(() => addTestCustomer(shop.deps.database, shop.encryption, ANNA))

const exchangeUntil = async (number: string) => {
  const found = await getOrderReturns(shop.deps, number, ANNA)
  return found.ok ? found.value.exchangeUntil : 'not found'
}

it('says to members until when frames can be exchanged, as the order does [LOYAL-003]', async () => {
  const { database } = shop.deps
  const { number } = await sentOrder(shop, { customerId: ANNA, goods: { [shop.sku]: 1 } })
  expect(await exchangeUntil(number)).toBeNull()
  await database.transaction((tx) => joinFriends(tx, ANNA, shop.clock.now()))
  const deliveredOn = (await findOrder(database, number, { customerId: ANNA }))?.lines[0]?.deliveredOn ?? ''
  expect(await exchangeUntil(number)).toBe(addDays(deliveredOn, EXCHANGE_RIGHT_DAYS))
  const order = await readOrder(shop.deps, ANNA, number)
  expect(order.ok && order.value.exchangeUntil).toBe(await exchangeUntil(number))
  await database.transaction((tx) => leaveFriends(tx, ANNA, shop.clock.now()))
  expect(await exchangeUntil(number)).toBeNull()
})

it('counts no frame that was cancelled, on the page of the order either [LOYAL-003]', async () => {
  const { database } = shop.deps
  const { number } = await sentOrder(shop, { customerId: ANNA, goods: { [shop.sku]: 1 } })
  await database.transaction((tx) => joinFriends(tx, ANNA, shop.clock.now()))
  await database.orm
    .update(orderLine)
    .set({ state: orderLineStates.to('cancel') })
    .where(eq(orderLine.orderNumber, number))
  const order = await readOrder(shop.deps, ANNA, number)
  expect(order.ok && order.value.exchangeUntil).toBeNull()
  expect(await exchangeUntil(number)).toBeNull()
})
