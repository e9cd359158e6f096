import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { newKey } from '../checkout/testing/shop.js'
import { cancelOrder } from '../order/cancel.js'
import { type Desk, openDesk } from './testing/desk.js'

let desk: Desk
let shop: Desk['shop']
beforeAll(async () => {
  desk = await openDesk()
  shop = desk.shop
})
afterAll(() => shop.close())

const newOrder: Desk['newOrder'] = (options) => desk.newOrder(options)
const post: Desk['post'] = (...call) => desk.post(...call)
const read: Desk['read'] = (number) => desk.read(number)
const act: Desk['act'] = (...call) => desk.act(...call)
const chargeOf: Desk['chargeOf'] = (number) => desk.chargeOf(number)
const lettersOf = async (number: string) => {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind = 'order-sent' and key like $1 order by key desc`,
    `${number}%`,
  )
  return rows.map((row) => openLetter(shop.encryption, row))
}

describe('sending a part', () => {
  it('leaves with a letter of its own, and each parcel takes its own money', async () => {
    const number = await newOrder()
    await act('controlOrder', number)
    const part = await act('sendOrder', number, { lineIds: [0] })
    expect([part.state, part.partSent]).toEqual(['controlled', true])
    expect(part.lines.map((line) => line.state)).toEqual(['Delivered', 'Controlled'])
    expect(part.actions).toEqual(['send', 'pause', 'cancel-lines', 'refund', 'note'])
    await shop.work.runOnce()
    const freight = part.total * 100 - part.lines.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    expect((await chargeOf(number))?.captured).toBe(Math.round((part.lines[0]?.total ?? 0) * 100) + freight)
    expect(await cancelOrder(shop.deps, number, 'staff')).toEqual({ ok: false, error: 'transition-refused' })
    const whole = await act('sendOrder', number)
    expect(whole.lines.map((line) => line.state)).toEqual(['Delivered', 'Delivered'])
    await shop.work.runOnce()
    expect((await chargeOf(number))?.captured).toBe(whole.total * 100)
    const letters = await lettersOf(number)
    expect(letters).toHaveLength(2)
    expect(letters.filter(({ text }) => text.includes('en del av'))).toHaveLength(1)
    expect(letters.filter(({ text }) => text.includes('Beloppet för paketet dras nu'))).toHaveLength(1)
    const goods = letters.map(({ text }) => text.split('\n').filter((line) => / × /.test(line)))
    expect(goods.map((list) => list.length)).toEqual([1, 1])
    expect(new Set(goods.flat()).size).toBe(2)
    await expectInvariants(shop)
  })

  it('gives each parcel its own tracking, to the buyer and in the letter', async () => {
    const number = await newOrder()
    await act('controlOrder', number)
    const { version } = await read(number)
    const wrong = { key: newKey(), version, lineIds: [0], trackingNumber: '123', trackingUrl: '' }
    const refused = await post('sendOrder', number, wrong)
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['trackingNumber']])
    const link = 'https://paket.example/1'
    const part = await act('sendOrder', number, { lineIds: [0], trackingNumber: 'ab 123456', trackingUrl: link })
    expect(part.parcels).toMatchObject([{ tracking: { number: 'AB123456', url: link } }])
    const whole = await act('sendOrder', number, { trackingNumber: '373500489530470' })
    const second = 'https://tracking.postnord.com/se/?id=373500489530470'
    expect(whole.parcels.map(({ tracking }) => tracking?.url)).toEqual([link, second])
    expect(new Set(whole.parcels.flatMap(({ goods }) => goods)).size).toBe(2)
    const letters = await lettersOf(number)
    const ahead = letters.find(({ text }) => text.includes('en del av'))
    expect(ahead?.text).toContain(link)
    expect(ahead?.text).toContain('Kollinummer: AB123456')
    expect(letters.find((one) => one !== ahead)?.text).toContain(second)
  })

  it('puts back only what has not left when the provider stops the payment', async () => {
    const number = await newOrder()
    const before = await shop.rows(
      'select sku_id, on_hand from stock where sku_id = any($1) order by sku_id',
      desk.skus,
    )
    await act('controlOrder', number)
    await act('sendOrder', number, { lineIds: [0] })
    expect(await cancelOrder(shop.deps, number, 'provider')).toEqual({ ok: true, value: 'sent' })
    expect((await read(number)).lines.map((line) => line.state)).toEqual(['Delivered', 'Canceled'])
    const [left] = await shop.rows<{ sku_id: string; quantity: number }>(
      'select sku_id, quantity from order_line where order_number = $1 and position = 1',
      number,
    )
    const after = await shop.rows('select sku_id, on_hand from stock where sku_id = any($1) order by sku_id', desk.skus)
    expect(after).toEqual(
      before.map((row) =>
        row['sku_id'] === left?.sku_id ? { ...row, on_hand: Number(row['on_hand']) + (left?.quantity ?? 0) } : row,
      ),
    )
  })
})
