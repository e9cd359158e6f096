import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { newBuyer, newKey, setStock } from '../checkout/testing/shop.js'
import { type Desk, openDesk } from './testing/desk.js'

let desk: Desk
let shop: Desk['shop']
beforeAll(async () => {
  desk = await openDesk()
  shop = desk.shop
})
afterAll(() => shop.close())

const post: Desk['post'] = (...call) => desk.post(...call)
const read: Desk['read'] = (number) => desk.read(number)
const act: Desk['act'] = (...call) => desk.act(...call)
const sentOrder: Desk['sentOrder'] = () => desk.sentOrder()
const chargeOf: Desk['chargeOf'] = (number) => desk.chargeOf(number)
const settle: Desk['settle'] = () => desk.settle()

describe('paying back', () => {
  it('pays a part and then the rest, and never more than was taken', async () => {
    const { number, total } = await sentOrder()
    const part = await act('refundOrder', number, { amount: 100.5 })
    expect(part.refundable).toBe(total - 100.5)
    const tooMuch = { key: newKey(), version: part.version, amount: total }
    expect((await post('refundOrder', number, tooMuch)).body.error.code).toBe('order.refund-too-much')
    const whole = await act('refundOrder', number, { amount: null })
    expect([whole.refundable, whole.actions]).toEqual([0, ['note']])
    await settle()
    const charge = await chargeOf(number)
    expect([charge?.refunded, charge?.captured]).toEqual([total * 100, total * 100])
    await expectInvariants(shop)
  })

  it('pays once when it is sent twice, and when two decide at once', async () => {
    const { number, version, total } = await sentOrder()
    const call = { key: newKey(), version, amount: 50 }
    const twice = await Promise.all([post('refundOrder', number, call), post('refundOrder', number, call)])
    expect(twice.map(({ body }) => body.success)).toEqual([true, true])
    const seen = (await read(number)).version
    const two = await Promise.all(
      [1, 2].map(() => post('refundOrder', number, { key: newKey(), version: seen, amount: null })),
    )
    expect(two.filter(({ body }) => body.success)).toHaveLength(1)
    await settle()
    expect((await chargeOf(number))?.refunded).toBe(total * 100)
    expect(await shop.rows('select id from refund where order_number = $1', number)).toHaveLength(2)
    await expectInvariants(shop)
  })

  it('pays an order that sold gift cards back as a whole only, and empties the cards with it', async () => {
    await setStock(shop, '700001-1', 100)
    const cartId = await newBuyer(shop, { '700001-1': 2 })
    const page = await pay(shop, cartId)
    await act('controlOrder', page.orderNumber)
    const { version } = await act('sendOrder', page.orderNumber)
    const part = await post('refundOrder', page.orderNumber, { key: newKey(), version, amount: 500 })
    expect([part.status, part.body.error.fields.amount]).toEqual([422, expect.stringContaining('i sin helhet')])
    await act('refundOrder', page.orderNumber, { amount: null })
    expect(
      await shop.rows(
        `select distinct balance from gift_card where id in (select card_id from gift_card_entry where reference like $1)`,
        `sale:${page.orderNumber}:%`,
      ),
    ).toEqual([{ balance: 0 }])
    await settle()
    await expectInvariants(shop)
  })

  it('takes an amount above zero with at most two decimals', async () => {
    const { number, version } = await sentOrder()
    for (const amount of [0, -5, 0.001])
      expect([amount, (await post('refundOrder', number, { key: newKey(), version, amount })).status]).toEqual([
        amount,
        422,
      ])
  })
})
