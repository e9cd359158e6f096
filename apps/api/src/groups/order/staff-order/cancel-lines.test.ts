import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { newKey } from '../checkout/testing/shop.js'
import { describePurchase, findPurchases } from '../finance/purchase-invoices.js'
import { cancelOrder } from '../order/cancel.js'
import { listOrders } from '../order/list-orders.js'
import { readOrder } from '../order/read-order.js'
import { readReceipt } from '../receipt/read-receipt.js'
import { CUSTOMER, openParcelDesk, ore, type ParcelDesk } from './testing/parcel-desk.js'

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

describe('lines that are cancelled', () => {
  it('lower what is reserved while more is to be sent, and let go of the rest with the last', async () => {
    const { number, first, second, freight, total } = await newOrder()
    await desk.act('cancelOrderLines', number, { lineIds: [1] })
    await desk.settleMoney()
    const lowered = await desk.booksOf(number)
    expect(lowered.provider).toMatchObject({ authorized: total, remaining: total - second, captured: 0 })
    expect(lowered.receivable).toBe(total - second)
    await desk.act('sendOrder', number)
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({ status: 'CAPTURED', captured: first + freight })
    expect(await actionsOf(number)).toEqual([
      'order.lines-cancelled',
      'charge.released',
      'order.sent',
      'charge.captured',
    ])
    await expectInvariants(shop)
  })

  it('close an order of which a part has been sent; the reservation is released, the goods are back', async () => {
    const onHand = async () =>
      await shop.rows('select on_hand from stock where sku_id = any($1) order by sku_id', desk.skus)
    const before = await onHand()
    const { number, first, second, freight } = await newOrder()
    const part = await desk.act('sendOrder', number, { lineIds: [0] })
    const sentAt = part.parcels[0]?.sentAt
    shop.clock.advance(5_000)
    const closed = await desk.act('cancelOrderLines', number, { lineIds: [1] })
    expect([closed.state, closed.parcels.map((one) => one.sentAt)]).toEqual(['sent', [sentAt]])
    expect(closed.lines.map(({ state }) => state)).toEqual(['Delivered', 'Canceled'])
    await desk.settleMoney()
    const books = await desk.booksOf(number)
    expect(books.provider).toMatchObject({ status: 'CAPTURED', captured: first + freight, remaining: 0, captures: 1 })
    expect([books.receivable, books.released]).toEqual([0, second])
    expect(await letters(number, 'order-sent')).toHaveLength(1)
    const [letter, ...more] = await letters(number, 'order-lines-cancelled')
    expect(more).toEqual([])
    expect(letter).toContain('var reserverat hos Klarna. Beloppet släpps och dras inte.')
    expect(letter).toContain('så nu kommer inget mer')
    const sold = await shop.rows<{ sku_id: string }>(
      'select sku_id from order_line where order_number = $1 and position = 0',
      number,
    )
    expect(await onHand()).toEqual(
      before.map((row, at) =>
        desk.skus.toSorted()[at] === sold[0]?.sku_id ? { on_hand: Number(row['on_hand']) - 1 } : row,
      ),
    )
    await expectInvariants(shop)
  })

  it('go back to the gift card as far as nothing is reserved for them', async () => {
    const probe = await newOrder()
    const cardKronor = Math.floor(probe.total / 100) - 10
    const { number, card, second, total } = await newOrder(cardKronor)
    const atKlarna = total - cardKronor * 100
    await desk.act('cancelOrderLines', number, { lineIds: [1] })
    await desk.settleMoney()
    const books = await desk.booksOf(number, card)
    expect(books.cardBalance).toBe(second - atKlarna)
    expect(books.provider).toMatchObject({ status: 'CANCELLED', captured: 0 })
    await desk.act('sendOrder', number)
    await desk.settleMoney()
    expect((await desk.booksOf(number, card)).receivable).toBe(0)
  })

  it('are all of an order only where a part has been sent, and never what has left', async () => {
    const { number } = await newOrder()
    const refusal = async (lineIds: number[]) => {
      const { version } = await desk.read(number)
      const { status, body } = await desk.post('cancelOrderLines', number, { key: newKey(), version, lineIds })
      return [status, body.error.code]
    }
    expect(await refusal([0, 1])).toEqual([422, 'order.lines-invalid'])
    expect(await refusal([7])).toEqual([422, 'order.lines-invalid'])
    await desk.act('sendOrder', number, { lineIds: [0] })
    expect(await refusal([0])).toEqual([422, 'order.lines-invalid'])
    await desk.act('pauseOrder', number)
    expect((await desk.act('cancelOrderLines', number, { lineIds: [1] })).state).toBe('sent')
  })

  it('are cancelled once, however often and by however many it is asked', async () => {
    const { number, second } = await newOrder()
    const { version } = await desk.read(number)
    const call = { key: newKey(), version, lineIds: [1] }
    const other = { ...call, key: newKey() }
    const asked = await Promise.all([call, call, other].map((body) => desk.post('cancelOrderLines', number, body)))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200, 409]))
    await desk.settleMoney()
    expect(await desk.booksOf(number)).toMatchObject({ released: second })
    expect(await letters(number, 'order-lines-cancelled')).toHaveLength(1)
  })

  it('bring the freight back where all that was sent has come back', async () => {
    const { number, first, freight } = await newOrder()
    await desk.act('sendOrder', number, { lineIds: [0] })
    await desk.settleMoney()
    await desk.takeBack(number, [0])
    await desk.act('cancelOrderLines', number, { lineIds: [1] })
    await desk.settleMoney()
    expect((await desk.booksOf(number)).provider).toMatchObject({
      captured: first + freight,
      refunded: first + freight,
    })
    await expectInvariants(shop)
  })

  it('are left out of what page, list, receipt and invoice say that the order costs', async () => {
    const probe = await newOrder()
    // The gift card pays more than the remaining goods, so a part of it returns.
    const cardKronor = Math.floor((probe.total - probe.second) / 100) + 5
    const { number, first, second, freight, total } = await newOrder(cardKronor)
    await desk.act('sendOrder', number, { lineIds: [0] })
    const staff = await desk.act('cancelOrderLines', number, { lineIds: [1] })
    await desk.settleMoney()
    const kept = first + freight
    expect([ore(staff.total), staff.pieces, staff.tenders.map(({ amount }) => ore(amount))]).toEqual([kept, 1, [kept]])
    const page = await readOrder(shop.deps, CUSTOMER, number)
    if (!page.ok) throw new Error(page.error)
    expect([ore(page.value.total), ore(page.value.totals.total), ore(page.value.totals.items)]).toEqual([
      kept,
      kept,
      first,
    ])
    expect(page.value.lines.map(({ status }) => status)).toEqual(['Delivered', 'Canceled'])
    const listed = (await listOrders(shop.deps, CUSTOMER)).find(({ orderNumber }) => orderNumber === number)
    expect([ore(listed?.total), listed?.goods.length]).toEqual([kept, 2])
    const receipt = await readReceipt(shop.deps, number, CUSTOMER)
    if (!receipt.ok) throw new Error(receipt.error)
    expect(receipt.value).toMatchObject({ total: kept, refunded: 0, tenders: [{ name: 'Presentkort', amount: kept }] })
    expect(receipt.value.lines).toHaveLength(1)
    expect(receipt.value.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(kept)
    const [purchase] = await findPurchases(shop.deps, CUSTOMER, number)
    if (!purchase) throw new Error('no purchase')
    expect(describePurchase(purchase)).toMatchObject({ status: 'paid', originalAmount: kept / 100 })
    expect(total - kept).toBe(second)
  })

  it('are not paid yet while more of the order is to be taken', async () => {
    const { number } = await newOrder()
    await desk.act('sendOrder', number, { lineIds: [0] })
    await desk.settleMoney()
    await desk.takeBack(number, [0])
    await desk.settleMoney()
    const [purchase] = await findPurchases(shop.deps, CUSTOMER, number)
    expect(purchase && describePurchase(purchase).status).toBe('paymentReserved')
  })

  it('leave an order that is cancelled as a whole nothing more than what is left', async () => {
    const { number, card, total } = await newOrder(100)
    await desk.act('cancelOrderLines', number, { lineIds: [1] })
    await desk.act('cancelStaffOrder', number)
    await desk.settleMoney()
    const books = await desk.booksOf(number, card)
    expect(books.provider.status).toBe('CANCELLED')
    expect([books.receivable, books.cardBalance, books.released]).toEqual([0, 10_000, total - 10_000])
    const sums = await shop.rows(
      `select account from ledger_entry where order_number = $1 group by account having sum(amount) <> 0`,
      number,
    )
    expect(sums).toEqual([])
    await expectInvariants(shop)
  })
})

describe('when the provider stops the payment', () => {
  it('lets what has left stay taken, and sends nothing more', async () => {
    const { number, first, second, freight } = await newOrder()
    await desk.act('sendOrder', number, { lineIds: [0] })
    await desk.settleMoney()
    const [payment] = await shop.rows<{ id: string; reference: string }>(
      'select p.id, p.reference from payment p join submission s on s.id = p.id where s.order_number = $1',
      number,
    )
    await shop.control('POST', `/orders/${payment?.reference}/decide`, { decision: 'stop' })
    expect(await cancelOrder(shop.deps, number, 'provider')).toEqual({ ok: true, value: 'sent' })
    await desk.settleMoney()
    const books = await desk.booksOf(number)
    expect(books).toMatchObject({ captured: first + freight, released: second, isDue: false, receivable: 0 })
    expect(books.provider).toMatchObject({ captured: first + freight, remaining: 0 })
  })
})
