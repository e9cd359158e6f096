import { formatPrice, kronor, wholeOre } from '@klarsikt/core/money'
import { REFUND_LIMIT } from '@klarsikt/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { applyGiftCard } from '../../sale/cart/gift-cards.js'
import { issueGiftCard } from '../../sale/gift-card/issue.js'
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

const letters = async (number: string, kind: string) =>
  (
    await shop.rows<{ kind: string; letter: string }>(
      'select kind, letter from mail_outbox where kind = $1 and (key = $2 or key like $3) order by created_at, id',
      kind,
      number,
      `${number}:%`,
    )
  ).map((row) => openLetter(shop.encryption, row))
/** An order partly paid by a gift card of the amount, in öre. */
async function withCard(card: number): Promise<string> {
  const cartId = await newBuyer(shop, { [desk.skus[0] ?? '']: 2 })
  const typed = { number: String(8_000_000_000_000_000 + card), pin: '4711' }
  const issued = { ...typed, amount: wholeOre(card), validUntil: null }
  await issueGiftCard(shop.deps.database, shop.encryption, issued, shop.clock.now())
  await applyGiftCard({ ...shop.deps, encryption: shop.encryption }, cartId, typed)
  const { orderNumber } = await pay(shop, cartId)
  return orderNumber
}
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

describe('paying back', () => {
  it('writes to the buyer how much goes back to what, once for each decision, gift cards last', async () => {
    const number = await withCard(5_000)
    await act('controlOrder', number)
    const { version, total } = await act('sendOrder', number)
    const call = { key: newKey(), version, amount: 100 }
    await post('refundOrder', number, call)
    await post('refundOrder', number, call)
    const [first, ...more] = await letters(number, 'order-refunded')
    expect(more).toEqual([])
    expect(first).toMatchObject({ to: 'eva@example.se', subject: `Vi betalar tillbaka för din beställning ${number}` })
    for (const body of [first?.text, first?.html]) {
      expect(plain(body)).toContain(`Vi betalar tillbaka 100 kr för din beställning ${number}.`)
      expect(plain(body)).toContain('Klarna: 100 kr')
      expect(body).not.toContain('Presentkort')
    }
    await act('refundOrder', number, { amount: null })
    const texts = (await letters(number, 'order-refunded')).map(({ text }) => plain(text))
    const rest = texts.find((text) => text.includes('Presentkort: 50 kr'))
    expect(rest).toContain(`Vi betalar tillbaka ${plain(formatPrice(kronor(wholeOre(total * 100 - 10_000))))}`)
    expect(rest).toContain('Beloppet finns redan på presentkortet.')
  })

  it('writes to the buyer of an order that staff cancel what becomes of the money, once', async () => {
    const number = await withCard(6_000)
    const { version, total } = await read(number)
    const call = { key: newKey(), version }
    await Promise.all([post('cancelStaffOrder', number, call), post('cancelStaffOrder', number, call)])
    const [letter, ...more] = await letters(number, 'order-cancelled')
    expect(more).toEqual([])
    const reserved = formatPrice(kronor(wholeOre(total * 100 - 6_000)))
    for (const body of [letter?.text, letter?.html]) {
      expect(plain(body)).toContain(plain(`${reserved} var reserverat hos Klarna. Beloppet släpps och dras inte.`))
      expect(plain(body)).toContain('60 kr från ditt presentkort finns på kortet igen.')
    }
  })

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
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await settle()
    expect((await chargeOf(number))?.refunded).toBe(total * 100)
    expect(await shop.rows('select id from refund where order_number = $1', number)).toHaveLength(2)
    await expectInvariants(shop)
  })

  it('does one of eight decisions on the same version, and refuses seven as such [R7]', async () => {
    const { number, version } = await sentOrder()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('refundOrder', number, { key: newKey(), version, amount: 10 })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    const refused = answers.filter(({ status }) => status === 409)
    expect(new Set(refused.map(({ body }) => body.result))).toEqual(new Set(['order.changed']))
    await settle()
    expect((await chargeOf(number))?.refunded).toBe(1_000)
  })

  it('pays an order that sold gift cards back as a whole only, and empties the cards with it', async () => {
    await setStock(shop, '700001-1', 100)
    const cartId = await newBuyer(shop, { '700001-1': 2 })
    const page = await pay(shop, cartId)
    const { version } = await read(page.orderNumber)
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

describe('a sum that takes a permission of its own', () => {
  it('is not paid back by who sells, at once or in parts, and is by who may', async () => {
    const cartId = await newBuyer(shop, { [desk.skus[0] ?? '']: 12, [desk.skus[1] ?? '']: 12 })
    const { orderNumber: number } = await pay(shop, cartId)
    await act('controlOrder', number)
    const { total } = await act('sendOrder', number)
    await settle()
    expect(total).toBeGreaterThan(kronor(REFUND_LIMIT) + 1)
    const seller = { storeId: 2, employeeNumber: '8', name: 'Sven', role: 'seller' } as const
    await addStaff(shop.deps.database, seller, shop.clock.now())
    await shop.rows('update "order" set store_id = 2 where number = $1', number)
    const till = await callInSession(shop, 'till', { store: { id: 2, employeeNumber: '8', name: 'Malmö Outlet' } })
    const refund = async (amount: number | null) => {
      const { version } = await read(number)
      const { status, body } = await post('refundOrder', number, { key: newKey(), version, amount }, till)
      return [status, body.error?.code ?? null]
    }
    const seen = async () => (await till.get(`/api/staff/order/${number}`)).body.data
    expect(await seen()).toMatchObject({ refundable: total, refundMaximum: kronor(REFUND_LIMIT) })
    const refused = [403, 'order.refund-above-limit']
    expect([await refund(null), await refund(kronor(REFUND_LIMIT) + 0.01)]).toEqual([refused, refused])
    expect(await refund(kronor(REFUND_LIMIT) - 1)).toEqual([200, null])
    expect(await refund(1.01)).toEqual(refused)
    expect(await refund(1)).toEqual([200, null])
    expect(await seen()).toMatchObject({ refundMaximum: 0, actions: expect.not.arrayContaining(['refund']) })
    expect(await refund(1)).toEqual([409, 'order.action-refused'])
    await act('refundOrder', number, { amount: null })
    await settle()
    expect((await chargeOf(number))?.refunded).toBe((await chargeOf(number))?.captured)
    await expectInvariants(shop)
  })
})
