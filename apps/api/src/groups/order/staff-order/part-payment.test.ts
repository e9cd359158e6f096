import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { newKey, setStock } from '../checkout/testing/shop.js'
import { openParcelDesk, ore, type ParcelDesk } from './testing/parcel-desk.js'

let desk: ParcelDesk
let shop: ParcelDesk['shop']
beforeAll(async () => {
  desk = await openParcelDesk()
  shop = desk.shop
})
afterAll(() => shop.close())

const newOrder = (cardKronor?: number) => desk.orderOfTwo(cardKronor)
const letters = (number: string, kind: string) => desk.lettersOf(number, kind)
const actionsOf = (number: string) => desk.actionsOf(number)

describe('an order that is sent in parts', () => {
  it('is captured once for each parcel, with its lines, and the freight with the first', async () => {
    const { number, first, second, freight, total } = await newOrder()
    await desk.act('sendOrder', number, { lineIds: [0] })
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({
      status: 'PART_CAPTURED',
      captured: first + freight,
      remaining: second,
    })
    await desk.act('sendOrder', number)
    await desk.settleMoney()
    const books = await desk.booksOf(number)
    expect(books.provider).toMatchObject({ status: 'CAPTURED', captured: total, captures: 2 })
    expect([books.receivable, books.settled]).toEqual([0, total])
    const { orders } = (await shop.control('GET', '/orders')) as {
      orders: { merchant_reference1: string; captures: { order_lines: { type: string; total_amount: number }[] }[] }[]
    }
    const captures = orders.find((one) => one.merchant_reference1 === number)?.captures
    expect(captures?.map((one) => one.order_lines.map(({ type, total_amount: sum }) => [type, sum]))).toEqual([
      [['physical', first], ...(freight > 0 ? [['shipping_fee', freight]] : [])],
      [['physical', second]],
    ])
    expect(await actionsOf(number)).toEqual(['order.part-sent', 'charge.captured', 'order.sent', 'charge.captured'])
    await expectInvariants(shop)
  })

  it('takes from the gift card first: a parcel that it pays takes nothing at the provider', async () => {
    const probe = await newOrder()
    const cardKronor = Math.ceil((probe.first + probe.freight) / 100) + 100
    const { number, first, freight, total } = await newOrder(cardKronor)
    await desk.act('sendOrder', number, { lineIds: [0] })
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({ status: 'AUTHORIZED', captured: 0 })
    expect((await letters(number, 'order-sent'))[0]).toContain('Beloppet som är reserverat dras när resten skickas.')
    // The gift card's part of the remaining goods stays on it.
    expect(ore((await desk.read(number)).refundable)).toBe(first + freight)
    await desk.act('sendOrder', number)
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({ captured: total - cardKronor * 100, captures: 1 })
    await expectInvariants(shop)
  })

  it('pays a returned line of the first parcel back at once, and says so', async () => {
    const { number, first, total } = await newOrder()
    await desk.act('sendOrder', number, { lineIds: [0] })
    await desk.settleMoney()
    await desk.takeBack(number, [0])
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({ refunded: first })
    const [letter] = await letters(number, 'return-received')
    expect(letter).not.toContain('så snart resten')
    expect(letter).toMatch(/Klarna: \d[\d ]* kr/)
    await desk.act('sendOrder', number)
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({ captured: total, refunded: first, captures: 2 })
    await expectInvariants(shop)
  })

  it('is paid back by hand as far as it has been sent', async () => {
    const { number, first, freight } = await newOrder()
    const part = await desk.act('sendOrder', number, { lineIds: [0] })
    expect(ore(part.refundable)).toBe(first + freight)
    const tooMuch = { key: newKey(), version: part.version, amount: part.refundable + 1 }
    expect((await desk.post('refundOrder', number, tooMuch)).body.error.code).toBe('order.refund-too-much')
    await desk.act('refundOrder', number, { amount: null })
    await desk.settleMoney()
    const books = await desk.booksOf(number)
    expect(books.provider).toMatchObject({ captured: first + freight, refunded: first + freight })
    await desk.act('sendOrder', number)
    await desk.settleMoney()
    await expectInvariants(shop)
  })
})

describe('an order from before, of which a part left unpaid', () => {
  const partSentBefore = async () => {
    const made = await newOrder()
    await shop.rows(
      `update order_line set state = 'Delivered', part_sent_at = $2 where order_number = $1 and position = 0`,
      made.number,
      shop.clock.now(),
    )
    return made
  }

  it('is taken as a whole with the next parcel', async () => {
    const { number, total } = await partSentBefore()
    expect((await desk.read(number)).refundable).toBe(0)
    await desk.act('sendOrder', number)
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({ status: 'CAPTURED', captured: total, captures: 1 })
    await expectInvariants(shop)
  })

  it('is taken as far as it has left when the rest is cancelled, before what is left is let go of', async () => {
    const { number, first, second, freight } = await partSentBefore()
    await desk.act('cancelOrderLines', number, { lineIds: [1] })
    await desk.settleMoney()
    const books = await desk.booksOf(number)
    expect(books.provider).toMatchObject({ captured: first + freight, remaining: 0, captures: 1 })
    expect([books.released, books.receivable, books.isDue]).toEqual([second, 0, false])
    await expectInvariants(shop)
  })
})

describe('gift cards that are sold', () => {
  it('are made and taken when they are paid; the rest is sent by itself, and the freight once', async () => {
    const card = '700001-1'
    await setStock(shop, card, 100)
    const goods = { [card]: 1, [desk.skus[0] ?? '']: 1 }
    const cardsOf = async (number: string) =>
      (await shop.rows('select amount from gift_card_entry where reference like $1', `sale:${number}:%`)).length
    const sent = await desk.controlledOrder({ goods })
    expect(await cardsOf(sent.number)).toBe(1)
    expect((await desk.booksOf(sent.number)).dueCaptures).toBeGreaterThan(0)
    await desk.act('sendOrder', sent.number)
    expect(await cardsOf(sent.number)).toBe(1)
    await desk.settleMoney()
    const books = await desk.booksOf(sent.number)
    expect([books.captured, books.receivable]).toEqual([books.amount, 0])
    const cancelled = await desk.controlledOrder({ goods })
    const lineIds = cancelled.order.lines
      .filter(({ name }) => !name.includes('Presentkort'))
      .map(({ lineId }) => lineId)
    await desk.act('cancelOrderLines', cancelled.number, { lineIds })
    expect(await cardsOf(cancelled.number)).toBe(1)
    await desk.settleMoney()
    await expectInvariants(shop)
  })
})
