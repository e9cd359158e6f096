import type { ShopCall } from '@klarsikt/contract/shop'
import type { StaffOrder, StaffOrders } from '@klarsikt/contract/shop/types'
import { expect } from 'vitest'
import { callInSession, type SessionCaller } from '../../../../testing/call-in-session.js'
import type { Answer } from '../../../../testing/test-api.js'
import { addStaff } from '../../../person/staff/add-staff.js'
import { pay } from '../../checkout/testing/pay.js'
import { buyableSkus, newBuyer, newKey, openTestShop, setStock, type TestShop } from '../../checkout/testing/shop.js'

const PATHS = {
  controlOrder: 'control',
  grindOrder: 'grind',
  readyOrder: 'ready',
  collectOrder: 'collect',
  sendBackOrder: 'sendBack',
  sendOrder: 'send',
  pauseOrder: 'pause',
  resumeOrder: 'resume',
  cancelStaffOrder: 'cancel',
  cancelOrderLines: 'cancel-lines',
  refundOrder: 'refund',
  noteOrder: 'note',
} as const satisfies Partial<Record<ShopCall, string>>
export type DeskCall = keyof typeof PATHS

export type Desk = {
  readonly shop: TestShop
  /** Two skus that can be bought. */
  readonly skus: readonly string[]
  /** Places an order of two lines. */
  newOrder(options?: { readonly ground?: boolean }): Promise<string>
  /** An order that is sent and captured. */
  sentOrder(): Promise<StaffOrder>
  get(path: string): Promise<Answer>
  send: SessionCaller['send']
  post(call: DeskCall, number: string, body: object, by?: SessionCaller): Promise<Answer>
  setStatus(number: string, status: string): Promise<Answer>
  read(number: string): Promise<StaffOrder>
  /** Performs an action on the order's current version; answers the order after it. */
  act(call: DeskCall, number: string, more?: object): Promise<StaffOrder>
  queue(name: string): Promise<StaffOrders>
  chargeOf(number: string): Promise<{ readonly captured: number; readonly refunded: number } | undefined>
  /** Runs the jobs that carry out what has been decided. */
  settle(): Promise<void>
}

/** A shop with an employee who handles its orders through the API. */
export async function openDesk(): Promise<Desk> {
  const shop = await openTestShop()
  const skus = await buyableSkus(shop, 2)
  for (const sku of skus) await setStock(shop, sku, 1_000)
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  const now = shop.clock.now()
  await addStaff(shop.deps.database, { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'customer-service' }, now)
  const store = await callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } })

  const desk: Desk = {
    shop,
    skus,
    async newOrder({ ground = false } = {}) {
      const cartId = await newBuyer(shop, { [skus[0] ?? '']: 2, [skus[1] ?? '']: 1 })
      const page = await pay(shop, cartId)
      const first = 'order_number = $1 and position = 0'
      if (ground) await shop.rows(`update order_line set made_to_order = true where ${first}`, page.orderNumber)
      return page.orderNumber
    },
    async sentOrder() {
      const number = await desk.newOrder()
      await desk.act('controlOrder', number)
      const sent = await desk.act('sendOrder', number)
      await shop.work.runOnce()
      return sent
    },
    get: store.get,
    send: store.send,
    post: (call, number, body, by = store) => by.send(call, body, `/api/staff/order/${number}/${PATHS[call]}`),
    setStatus: (number, status) => store.send('setOrderStatus', { status }, `/api/order/${number}/status`),
    read: async (number) => (await store.get(`/api/staff/order/${number}`)).body.data,
    async act(call, number, more = {}) {
      const { version } = await desk.read(number)
      const answer = await desk.post(call, number, { key: newKey(), version, ...more })
      expect([call, answer.status, answer.body.error ?? null]).toEqual([call, 200, null])
      expect(answer.body.success).toBe(true)
      return answer.body.data
    },
    queue: async (name) => (await store.get(`/api/staff/orders?queue=${name}`)).body.data,
    async chargeOf(number) {
      const { charges } = (await shop.control('GET', '/summary')) as {
        charges: { merchant_reference1: string; captured: number; refunded: number }[]
      }
      return charges.find((one) => one.merchant_reference1 === number)
    },
    async settle() {
      for (let round = 0; round < 4; round += 1) {
        await shop.work.runOnce()
        shop.clock.advance(20_000)
      }
    },
  }
  return desk
}
