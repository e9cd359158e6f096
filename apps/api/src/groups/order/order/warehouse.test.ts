import { addDays, stockholmDate, stockholmInstant } from '@klarsikt/core/calendar'
import { describe, expect, it } from 'vitest'
import { createStandInWarehouse } from '../../../providers/warehouse/stand-in.js'
import { openLetter } from '../../../testing/open-letter.js'
import { Killed, killedAt } from '../checkout/testing/crash.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { pay } from '../checkout/testing/pay.js'
import { newBuyer } from '../checkout/testing/shop.js'
import { stockedShop } from '../checkout/testing/stocked-shop.js'
import { cancelOrder } from './cancel.js'
import { moveOrder, orderState } from './move.js'
import { followWarehouse } from './warehouse.js'

const MINUTE_MS = 60_000
const LETTER = 20
const MYPACK = 21

const shop = await stockedShop()
const { sku } = shop

async function newOrder({ ground = false, delivery = LETTER } = {}): Promise<string> {
  const cartId = await newBuyer(shop, { [sku]: 1 }, delivery)
  const page = await pay(shop, cartId)
  if (ground) await shop.rows('update order_line set made_to_order = true where order_number = $1', page.orderNumber)
  return page.orderNumber
}
const warehouse = () =>
  createStandInWarehouse(
    shop.clock,
    { packingMs: MINUTE_MS, grindingMs: 3 * MINUTE_MS },
    () => 'https://klarsikt.example',
  )
const follow = (deps = shop.deps) => followWarehouse(deps, warehouse())
const state = async (number: string) => orderState(shop.deps.database, number)
async function letters(number: string) {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind = 'order-sent' and key = $1`,
    number,
  )
  return rows.map((row) => openLetter(shop.encryption, row))
}

describe('the stand-in of the warehouse', () => {
  it('sends stocked articles after a minute and glasses when they are ground; then the money is captured', async () => {
    const [ready, ground] = [await newOrder(), await newOrder({ ground: true })]
    shop.clock.advance(MINUTE_MS)
    await follow()
    expect([await state(ready), await state(ground)]).toEqual([
      { ok: true, value: 'sent' },
      { ok: true, value: 'handled' },
    ])
    expect(await letters(ground)).toEqual([])
    shop.clock.advance(3 * MINUTE_MS)
    await shop.work.runOnce()
    await shop.work.runOnce()
    expect(await state(ground)).toEqual({ ok: true, value: 'sent' })
    expect(await shop.rows('select charge_state from tender where order_number = $1', ground)).toEqual([
      { charge_state: 'captured' },
    ])
    await expectInvariants(shop)
  })

  it('does not touch what was paused or cancelled meanwhile', async () => {
    const [paused, cancelled] = [await newOrder(), await newOrder()]
    shop.clock.advance(MINUTE_MS)
    const asked = {
      dispatched: async (waiting: Parameters<ReturnType<typeof warehouse>['dispatched']>[0]) => {
        const left = await warehouse().dispatched(waiting)
        await moveOrder(shop.deps, paused, 'controlled')
        await moveOrder(shop.deps, paused, 'paused')
        await cancelOrder(shop.deps, cancelled, 'customer')
        return left
      },
    }
    await followWarehouse(shop.deps, asked)
    expect([await state(paused), await state(cancelled)]).toEqual([
      { ok: true, value: 'paused' },
      { ok: true, value: 'cancelled' },
    ])
    expect([...(await letters(paused)), ...(await letters(cancelled))]).toEqual([])
  })

  it('sends no glasses that are not ground: staff grind what they have controlled, and send on what they sent in part', async () => {
    const [controlled, byItself] = [await newOrder({ ground: true }), await newOrder({ ground: true })]
    const part = await newOrder()
    await moveOrder(shop.deps, controlled, 'controlled')
    await moveOrder(shop.deps, part, 'controlled')
    await shop.rows(
      `insert into order_line select (jsonb_populate_record(l, '{"position": 1, "state": "Delivered"}')).* from order_line l
       where order_number = $1`,
      part,
    )
    await shop.rows('update order_line set part_sent_at = now() where order_number = $1 and position = 1', part)
    shop.clock.advance(4 * MINUTE_MS)
    await follow()
    await followWarehouse(shop.deps, { dispatched: async () => [{ orderNumber: controlled, tracking: null }] })
    expect([await state(controlled), await state(part), await state(byItself)]).toEqual([
      { ok: true, value: 'controlled' },
      { ok: true, value: 'controlled' },
      { ok: true, value: 'sent' },
    ])
    const unground = `select number from "order" o join order_line l on l.order_number = number
      where l.made_to_order and o.state = 'sent' and o.ground_at is null`
    expect(await shop.rows(unground)).toEqual([])
    await shop.rows('update "order" set ground_at = now() where number = $1', controlled)
    await follow()
    expect(await state(controlled)).toEqual({ ok: true, value: 'sent' })
    await shop.rows('delete from order_line where order_number = $1 and position = 1', part)
  })

  it('packs and sends nothing before the day that an order is for, nor do staff, whatever is reported', async () => {
    const number = await newOrder()
    const day = addDays(stockholmDate(shop.clock.now()), 2)
    await shop.rows('update "order" set send_from = $2 where number = $1', number, day)
    const reported = { dispatched: async () => [{ orderNumber: number, tracking: null }] }
    const midnight = stockholmInstant(day, '00:00')?.getTime() ?? Number.NaN
    shop.clock.advance(midnight - 1 - shop.clock.now().getTime())
    await follow()
    await followWarehouse(shop.deps, reported)
    expect(await moveOrder(shop.deps, number, 'controlled')).toEqual({ ok: false, error: 'transition-refused' })
    expect([await state(number), await letters(number)]).toEqual([{ ok: true, value: 'handled' }, []])
    shop.clock.advance(1)
    await follow()
    expect(await state(number)).toEqual({ ok: true, value: 'sent' })
    expect(await letters(number)).toHaveLength(1)
  })

  it('leaves some orders to staff', async () => {
    const number = await newOrder()
    shop.clock.advance(2 * MINUTE_MS)
    const times = { packingMs: MINUTE_MS, grindingMs: 0, untouched: new Set([number]) }
    await followWarehouse(
      shop.deps,
      createStandInWarehouse(shop.clock, times, () => ''),
    )
    expect(await state(number)).toEqual({ ok: true, value: 'handled' })
  })
})

describe('the dispatch letter', () => {
  it('names goods, carrier and time, and where the parcel can be followed', async () => {
    const number = await newOrder({ delivery: MYPACK })
    shop.clock.advance(MINUTE_MS)
    await follow()
    const [letter, ...more] = await letters(number)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'eva@example.se', subject: `Din beställning ${number} är på väg` })
    const [row] = await shop.rows<{ tracking_number: string; tracking_url: string }>(
      'select tracking_number, tracking_url from "order" where number = $1',
      number,
    )
    expect(row?.tracking_number).toMatch(/^KS\d{12}SE$/)
    for (const body of [letter?.text, letter?.html]) {
      expect(body).toContain(row?.tracking_number)
      expect(body).toContain(row?.tracking_url)
      expect(body).toMatch(/1 × .*\w/)
      expect(body).toMatch(/Beräknad leverans/)
      expect(body).toContain('Beloppet som var reserverat dras nu.')
      expect(body).toContain(`?ordernummer=${number}`)
    }
  })

  it('distinguishes two boxes of contact lenses as the confirmation does, and names no strengths of glasses', async () => {
    const number = await newOrder()
    const shared = { baseCurve: '8.6', diameter: '14.2', cylinder: null, axis: null, addition: null }
    const glasses = { rightSphere: -4.75, leftSphere: -4.75 }
    const sealed = [
      { prescription: { power: '-2.25', ...shared }, prescriptionGlasses: null, eyes: ['right'] },
      { prescription: { power: '+1.00', ...shared }, prescriptionGlasses: null, eyes: ['right', 'left'] },
      { prescription: null, prescriptionGlasses: glasses },
    ].map((one) => shop.encryption.encrypt(JSON.stringify(one), 'order_line.prescription'))
    await shop.rows(
      `insert into order_line select (jsonb_populate_record(l, jsonb_build_object('position', p.place, 'brand', 'Alcon',
         'description', 'Total1', 'prescription', p.sealed) || case when p.place = 1 then '{}'
         else '{"unit_price": 0, "discount": 0, "total": 0, "vat": 0}'::jsonb end)).*
       from order_line l, unnest($2::text[]) with ordinality as p (sealed, place) where l.order_number = $1 and l.position = 0`,
      number,
      sealed,
    )
    await shop.rows('delete from order_line where order_number = $1 and position = 0', number)
    shop.clock.advance(MINUTE_MS)
    await follow()
    const [letter] = await letters(number)
    const goods = [
      '1 × Alcon Total1 (höger öga, styrka −2,25)',
      '1 × Alcon Total1 (höger öga, vänster öga, styrka +1,00)',
      '1 × Alcon Total1',
    ]
    expect(letter?.text).toContain(`\n${goods.join('\n')}\n`)
    for (const text of goods) expect(letter?.html).toContain(`<li>${text}</li>`)
    expect(`${letter?.text}${letter?.html}`).not.toContain('4,75')
  })

  it('promises no tracking where the carrier gives none, and names the store for what is collected', async () => {
    const posted = await newOrder()
    const collected = await newOrder()
    await shop.rows(
      'update "order" set delivery_method = 30, store_id = (select min(id) from store) where number = $1',
      collected,
    )
    shop.clock.advance(MINUTE_MS)
    await follow()
    for (const number of [posted, collected]) {
      const [letter] = await letters(number)
      expect(letter?.text).not.toMatch(/Kollinummer|Följ paketet/)
    }
    const [{ name } = { name: '?' }] = await shop.rows<{ name: string }>('select name from store order by id limit 1')
    expect((await letters(collected))[0]?.text).toContain(`är på väg till ${name}.`)
  })

  it('is one, also when several replicas and staff send at the same moment', async () => {
    const number = await newOrder()
    shop.clock.advance(MINUTE_MS)
    await Promise.all([
      follow(),
      follow(),
      follow(),
      moveOrder(shop.deps, number, 'controlled').then(() => moveOrder(shop.deps, number, 'sent')),
    ])
    expect(await letters(number)).toHaveLength(1)
  })

  it('is one and comes, wherever the process is killed', async () => {
    let survived = false
    for (let at = 1; !survived; at += 1) {
      const number = await newOrder({ delivery: MYPACK })
      shop.clock.advance(MINUTE_MS)
      const doomed = killedAt(shop.deps, at)
      await follow(doomed.deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      survived = !doomed.dead()
      await follow()
      expect(await state(number), `killed at step ${at}`).toEqual({ ok: true, value: 'sent' })
      expect(await letters(number), `killed at step ${at}`).toHaveLength(1)
      expect(at).toBeLessThan(60)
    }
    await expectInvariants(shop)
  })

  it('reaches the mailbox once', async () => {
    const number = await newOrder()
    shop.clock.advance(MINUTE_MS)
    // Sends the letters of earlier tests first.
    for (let round = 0; round < 12; round += 1) await shop.work.runOnce()
    const mails = shop.sandbox.sandbox.mailbox.list('eva@example.se').filter(({ subject }) => subject.includes(number))
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Din beställning ${number} är på väg`,
      `Tack för din beställning ${number}`,
    ])
  })
})
