import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openLetter } from '../../../testing/open-letter.js'
import { saveDelivery } from '../checkout/draft.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { choose, newBuyer, newKey, setStock, submit } from '../checkout/testing/shop.js'
import { followWarehouse } from '../order/warehouse.js'
import { returnUncollected } from './pick-up.js'
import { openDesk } from './testing/desk.js'

const desk = await openDesk()
const { shop } = desk
const [sku = ''] = desk.skus
afterAll(() => shop.close())

const STORE = 2
const CLICK_AND_COLLECT = 30

const buyer = async (quantity = 1) => {
  const cartId = await newBuyer(shop, { [sku]: quantity })
  await saveDelivery(shop.deps.database, cartId, CLICK_AND_COLLECT, STORE, shop.clock.now())
  return cartId
}
const putInStore = (onHand: number) =>
  shop.rows(
    `insert into store_stock (sku_id, store_id, on_hand) values ($1, ${STORE}, $2)
     on conflict (sku_id, store_id) do update set on_hand = excluded.on_hand`,
    sku,
    onHand,
  )
const inStore = async () => (await shop.rows('select on_hand, reserved from store_stock where sku_id = $1', sku))[0]
const inWarehouse = async () => (await shop.rows('select on_hand, reserved from stock where sku_id = $1', sku))[0]
const codeOf = async (number: string) => {
  const [row] = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind = 'order-ready' and key = $1`,
    number,
  )
  if (!row) throw new Error('No letter')
  return /Din kod: (\d{6})/.exec(openLetter(shop.encryption, row).text)?.[1] ?? ''
}
const letterKinds = async (number: string) =>
  (await shop.rows<{ kind: string }>('select kind from mail_outbox where key = $1 order by kind', number)).map(
    ({ kind }) => kind,
  )
const stateOf = async (number: string) =>
  (await shop.rows<{ state: string }>('select state from "order" where number = $1', number))[0]?.state
const ordered = async () => (await pay(shop, await buyer())).orderNumber
const laidOut = async () => {
  const number = await ordered()
  await desk.act('controlOrder', number)
  await desk.act('readyOrder', number)
  return number
}

beforeEach(async () => {
  // Lets the unpaid reservations of the previous test expire.
  shop.clock.advance(31 * 60_000)
  await desk.settle()
  await putInStore(5)
  await setStock(shop, sku, 1_000)
})

describe('goods that are collected', () => {
  it('are of the store, wait there under a code, and are paid for when they are handed over', async () => {
    const number = await ordered()
    expect([await inStore(), await inWarehouse()]).toEqual([
      { on_hand: 4, reserved: 0 },
      { on_hand: 1_000, reserved: 0 },
    ])
    // The warehouse gets no part of the order to send.
    await followWarehouse(shop.deps, {
      dispatched: (waiting) => {
        expect(waiting.map((one) => one.number)).not.toContain(number)
        return Promise.resolve([])
      },
    })
    await desk.act('controlOrder', number)
    expect((await desk.read(number)).actions).toContain('ready')
    expect((await desk.read(number)).actions).not.toContain('send')
    await desk.act('readyOrder', number)
    expect((await desk.queue('collect')).orders.map((one) => one.number)).toContain(number)
    expect((await desk.queue('send')).orders.map((one) => one.number)).not.toContain(number)
    expect((await desk.chargeOf(number))?.captured ?? 0).toBe(0)
    const { version } = await desk.read(number)
    const code = await codeOf(number)
    const wrong = await desk.post('collectOrder', number, {
      key: newKey(),
      version,
      code: code === '000000' ? '1' : '000000',
    })
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['code']])
    const handed = await desk.act('collectOrder', number, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect([handed.state, handed.actions, handed.pickUp]).toEqual(['sent', ['refund', 'note'], null])
    await desk.settle()
    expect((await desk.chargeOf(number))?.captured).toBeGreaterThan(0)
    const audited = await shop.rows(
      `select action from audit where subject_id = $1 and action in ('order.ready-to-collect', 'order.collected') order by id`,
      number,
    )
    expect(audited).toEqual([{ action: 'order.ready-to-collect' }, { action: 'order.collected' }])
    const kinds = await shop.rows('select kind from mail_outbox where key = $1 order by kind', number)
    expect(kinds).toEqual([{ kind: 'order-confirmation' }, { kind: 'order-ready' }])
    await expectInvariants(shop)
  })

  it('come from the warehouse where the store has too few', async () => {
    await putInStore(1)
    const page = await pay(shop, await buyer(2))
    expect(await inStore()).toEqual({ on_hand: 1, reserved: 0 })
    expect(await inWarehouse()).toEqual({ on_hand: 998, reserved: 0 })
    await desk.act('controlOrder', page.orderNumber)
    expect((await desk.read(page.orderNumber)).actions).toContain('send')
  })

  it('that the warehouse sends get their code when they have arrived, and are handed over against it', async () => {
    await putInStore(0)
    const number = await ordered()
    await desk.act('controlOrder', number)
    await desk.act('sendOrder', number)
    await desk.settle()
    const charged = await desk.chargeOf(number)
    expect(charged?.captured).toBeGreaterThan(0)
    expect(await letterKinds(number)).toEqual(['order-confirmation', 'order-sent'])
    expect((await desk.queue('arrive')).orders.map((one) => one.number)).toContain(number)
    expect((await desk.read(number)).pickUp).toMatchObject({ step: 'coming', isFromWarehouse: true, readyAt: null })
    const early = await desk.post('collectOrder', number, { key: newKey(), version: 99, code: '000000' })
    expect(early.body.success).toBe(false)
    const ready = await desk.act('readyOrder', number)
    expect([ready.state, ready.pickUp?.step, ready.actions]).toEqual(['sent', 'ready', ['collect', 'refund', 'note']])
    expect((await desk.queue('arrive')).orders.map((one) => one.number)).not.toContain(number)
    expect((await desk.queue('collect')).orders.map((one) => one.number)).toContain(number)
    expect(await letterKinds(number)).toEqual(['order-confirmation', 'order-ready', 'order-sent'])
    const sms = await shop.rows(`select 1 from sms_outbox where kind = 'order-ready'`)
    expect(sms.length).toBeGreaterThan(0)
    const handed = await desk.act('collectOrder', number, { code: await codeOf(number) })
    expect([handed.state, handed.pickUp, handed.actions]).toEqual(['sent', null, ['refund', 'note']])
    expect((await desk.queue('collect')).orders.map((one) => one.number)).not.toContain(number)
    await desk.settle()
    expect(await desk.chargeOf(number)).toEqual(charged)
    await expectInvariants(shop)
  })

  it('are laid out once, however often that is pressed', async () => {
    const number = await ordered()
    await desk.act('controlOrder', number)
    const { version } = await desk.read(number)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => desk.post('readyOrder', number, { key: newKey(), version })),
    )
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1)
    expect(await shop.rows('select count(*)::int as n from pick_up where order_number = $1', number)).toEqual([
      { n: 1 },
    ])
    await desk.act('cancelStaffOrder', number)
    expect(await inStore()).toEqual({ on_hand: 5, reserved: 0 })
  })

  it('go back to the store when a payment is not made', async () => {
    const cartId = await buyer()
    const submitted = await submit(shop, cartId)
    if (!submitted.ok || submitted.value.status !== 'redirect') throw new Error('No page')
    expect(await inStore()).toEqual({ on_hand: 5, reserved: 1 })
    await choose(submitted.value.redirectUrl, 'cancel')
    shop.clock.advance(31 * 60_000)
    await shop.work.runOnce()
    expect(await inStore()).toEqual({ on_hand: 5, reserved: 0 })
  })
})

describe('the last piece in a store [R1]', () => {
  it('goes to one of 40 buyers at once, and the others get theirs from the warehouse or read that it is sold out', async () => {
    await putInStore(1)
    await setStock(shop, sku, 10)
    const buyers = await Promise.all(Array.from({ length: 40 }, () => buyer()))
    const answers = await Promise.all(buyers.map((cartId) => submit(shop, cartId)))
    expect(await inStore()).toEqual({ on_hand: 1, reserved: 1 })
    expect(await inWarehouse()).toEqual({ on_hand: 10, reserved: 10 })
    expect(answers.filter(({ ok }) => ok)).toHaveLength(11)
    expect(answers.filter((answer) => !answer.ok && answer.error === 'article.out-of-stock')).toHaveLength(29)
    await expectInvariants(shop)
  })

  it('never sells more than a store has while many buy a few at once', async () => {
    await putInStore(20)
    const buyers = await Promise.all(Array.from({ length: 30 }, () => buyer(2)))
    await Promise.all(buyers.map((cartId) => submit(shop, cartId)))
    expect(await inStore()).toEqual({ on_hand: 20, reserved: 20 })
    expect(await inWarehouse()).toEqual({ on_hand: 1_000, reserved: 40 })
    await expectInvariants(shop)
  })
})

// These tests come last, because the days that pass end the staff's session.
describe('goods that are not collected', () => {
  it('and have been sent by the warehouse wait beyond their last day, until the store sends them back', async () => {
    await putInStore(0)
    const number = await ordered()
    await desk.act('controlOrder', number)
    await desk.act('sendOrder', number)
    await desk.act('readyOrder', number)
    await shop.rows(`update pick_up set last_day = '2020-01-01' where order_number = $1`, number)
    await returnUncollected(shop.deps)
    expect(await stateOf(number)).toBe('sent')
    const lapsed = await desk.read(number)
    expect([lapsed.pickUp?.step, lapsed.actions]).toEqual(['lapsed', ['collect', 'send-back', 'refund', 'note']])
    const back = await desk.act('sendBackOrder', number)
    expect([back.pickUp, back.actions]).toEqual([null, ['refund', 'note']])
    const ended = await shop.rows(
      'select sent_back_at is not null as back from pick_up where order_number = $1',
      number,
    )
    expect(ended).toEqual([{ back: true }])
  })

  it('go back to the shelves after their last day, and the money is let go of', async () => {
    const number = await laidOut()
    expect(await inStore()).toEqual({ on_hand: 4, reserved: 0 })
    shop.clock.advance(14 * 86_400_000)
    await returnUncollected(shop.deps)
    expect(await stateOf(number)).toBe('controlled')
    shop.clock.advance(86_400_000)
    for (let twice = 0; twice < 2; twice += 1) await returnUncollected(shop.deps)
    expect(await stateOf(number)).toBe('cancelled')
    expect(await inStore()).toEqual({ on_hand: 5, reserved: 0 })
    expect(
      await shop.rows(`select action from audit where subject_id = $1 and action = 'order.not-collected'`, number),
    ).toHaveLength(1)
    await expectInvariants(shop)
  })
})
