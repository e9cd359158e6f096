import { nearDayText } from '@klarsikt/core/calendar'
import { processDate } from '@klarsikt/core/lens-subscription'
import { afterEach, describe, expect, it } from 'vitest'
import { createStandInWarehouse } from '../../../providers/warehouse/stand-in.js'
import { sweepPayments } from '../../money/payment/sweep.js'
import { Killed, killedAt } from '../../order/checkout/testing/crash.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { setStock } from '../../order/checkout/testing/shop.js'
import { openBuyer } from '../../order/order/place.js'
import { followWarehouse } from '../../order/order/warehouse.js'
import { runLensSubscriptions } from './run.js'
import { LENS, openLensShop, OTHER_LENS } from './testing/lens-shop.js'

const shop = await openLensShop()

const deliveriesOf = (id: string) =>
  shop.rows<{ state: string; period: number; order_number: string | null; tries: number; total: number; day: string }>(
    `select state, period, order_number, tries, total, day::text from lens_delivery where subscription_id = $1 order by period`,
    id,
  )
/** Lets days pass until the delivery is processed. */
async function untilProcessed(id: string, most = 60) {
  const before = (await deliveriesOf(id)).length
  for (let day = 0; day < most; day++) {
    await shop.nextDay()
    if ((await deliveriesOf(id)).length > before) return
  }
  throw new Error('No delivery was processed')
}

afterEach(async () => {
  await shop.control('DELETE', '/faults')
  await setStock(shop, LENS, 10_000)
  await setStock(shop, OTHER_LENS, 10_000)
  await shop.rows(
    `update lens_subscription set state = 'cancelled', next_on = null, process_on = null, announce_on = null`,
  )
  await shop.rows(`update lens_delivery set state = 'dropped', try_on = null where state = 'due'`)
  await expectInvariants(shop)
})

describe('a delivery', () => {
  it('is announced, then processed and charged, and becomes an order of the customer [LENS-001, LENS-014]', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    const { nextDelivery, total } = await anna.read(id)
    await untilProcessed(id)
    expect(shop.today() > processDate(nextDelivery.day)).toBe(true)
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({ state: 'paid', period: 1, day: nextDelivery.day, total: total * 100 })
    const order = (await anna.get(`/api/order/${delivery?.order_number}`)).body.data
    expect(order).toMatchObject({ total, lines: [{ skuId: LENS, quantity: 2 }] })
    const [coming] = await anna.letters('lens-subscription-coming')
    expect(coming?.text).toContain('dra')
    expect((await anna.read(id)).nextDelivery.day > nextDelivery.day).toBe(true)
    const charged = await shop.charges()
    expect(charged.filter((one) => one.merchant_reference1 === delivery?.order_number)).toHaveLength(1)
  })

  it('is claimed once by two processes at once, and charged once', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await shop.rows(
      `update lens_subscription set announced_on = '2020-01-01', process_on = '2020-01-01' where id = $1`,
      id,
    )
    await shop.rows(`update lens_subscription set next_on = $2::date where id = $1`, id, shop.today())
    const before = (await shop.charges()).length
    await Promise.all([1, 2, 3].map(() => runLensSubscriptions(shop.deps)))
    await shop.work.runOnce()
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'paid', tries: 1 }])
    expect((await shop.charges()).length - before).toBe(1)
  })

  it('is not charged again when its money has gone back', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await untilProcessed(id)
    const [delivery] = await deliveriesOf(id)
    const before = (await shop.charges()).length
    await anna.send('cancelOrder', undefined, `/api/order/${delivery?.order_number}/cancel`)
    await shop.work.runOnce()
    await shop.nextDay(3)
    expect((await shop.charges()).length).toBe(before)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'paid', period: 1 }])
  })
})

describe('the parcel of a delivery', () => {
  const orderOf = async (id: string) =>
    (
      await shop.rows<{ number: string; state: string; send_from: string; sent_on: string | null; customer: string }>(
        `select number, o.state, send_from::text, (sent_at at time zone 'Europe/Stockholm')::date::text as sent_on, customer
         from "order" o join lens_delivery d on d.order_number = o.number where d.subscription_id = $1`,
        id,
      )
    )[0]
  const cityOf = (sealed = '') => openBuyer(shop.encryption, sealed).city
  const elsewhere = { street: 'Skidvägen 1', postalCode: '83013', city: 'Åre' }
  const warehouse = () =>
    createStandInWarehouse(shop.clock, { packingMs: 0, grindingMs: 0 }, () => 'https://klarsikt.example')

  it('is held by the warehouse until the day that was promised, and goes to the address of that day [LENS-015]', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await shop.work.runOnce()
    const { sendOn, processOn } = (await anna.read(id)).nextDelivery
    expect(sendOn > processOn).toBe(true)
    // The customer is away only on the day of dispatch. A parcel sent on the day of the charge would go home.
    const temporaryAddress = { ...elsewhere, from: sendOn, to: sendOn }
    await anna.act(id, 'updateDelivery', { temporaryAddress })
    await untilProcessed(id)
    expect(shop.today()).toBe(processOn)
    const [letter] = await anna.letters('order-confirmation')
    expect(letter?.text).toContain(`Vi skickar den ${nearDayText(sendOn, processOn)}.`)
    while (shop.today() < sendOn) {
      await followWarehouse(shop.deps, warehouse())
      expect(await orderOf(id)).toMatchObject({ state: 'handled', send_from: sendOn })
      await shop.nextDay()
    }
    await followWarehouse(shop.deps, warehouse())
    const left = await orderOf(id)
    expect(left).toMatchObject({ state: 'sent', sent_on: sendOn })
    expect(cityOf(left?.customer)).toBe('Åre')
  })

  it('leaves on the day of a charge that succeeded later, and goes where deliveries of that day go', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    const { sendOn } = (await anna.read(id)).nextDelivery
    await anna.act(id, 'updateDelivery', { temporaryAddress: { ...elsewhere, from: shop.today(), to: sendOn } })
    await shop.control('POST', `/tokens/${anna.token}`, { declines: true })
    await untilProcessed(id)
    await shop.control('POST', `/tokens/${anna.token}`, { declines: false })
    while ((await orderOf(id)) === undefined) await shop.nextDay()
    const order = await orderOf(id)
    expect(shop.today() > sendOn).toBe(true)
    expect(order).toMatchObject({ send_from: shop.today() })
    expect(cityOf(order?.customer)).toBe('Stockholm')
  })
})

describe('a process that is killed between claiming and charging', () => {
  it('at any step leaves one delivery and one charge', async () => {
    let survived = false
    let steps = 0
    for (let at = 1; !survived; at += 1) {
      const anna = await shop.customer()
      const id = await anna.subscribe()
      await shop.rows(
        `update lens_subscription set announced_on = '2020-01-01', process_on = '2020-01-01', next_on = $2::date where id = $1`,
        id,
        shop.today(),
      )
      const doomed = killedAt(shop.deps, at)
      await runLensSubscriptions(doomed.deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      survived = !doomed.dead()
      for (let round = 0; round < 6; round++) {
        shop.clock.advance(10_000)
        await sweepPayments(shop.deps)
        await runLensSubscriptions(shop.deps)
      }
      const deliveries = await deliveriesOf(id)
      expect(deliveries, `killed at step ${at}`).toMatchObject([{ state: 'paid', tries: 1 }])
      const number = deliveries[0]?.order_number
      expect((await shop.charges()).filter((one) => one.merchant_reference1 === number)).toHaveLength(1)
      steps = at
    }
    expect(steps).toBeGreaterThan(15)
  }, 120_000)

  it.each(['reset', 'reset-after'])('finds a charge whose answer was lost after a %s', async (kind) => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    const before = (await shop.charges()).length
    await shop.control('POST', '/faults', { operation: 'tokens.charge', kind })
    await untilProcessed(id)
    for (let round = 0; round < 4; round++) {
      shop.clock.advance(10_000)
      await sweepPayments(shop.deps)
    }
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'paid', tries: 1 }])
    expect((await shop.charges()).length - before).toBe(1)
  })

  it('waits while the provider is away, without a try that counts', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await shop.control('POST', '/faults', { operation: 'tokens.read', kind: 'error', times: 1_000 })
    await untilProcessed(id)
    await shop.nextDay(3)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'due', tries: 0 }])
    await shop.control('DELETE', '/faults')
    await shop.nextDay()
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'paid', tries: 1 }])
  })
})

describe('a charge that is declined', () => {
  it('is tried again after 1, 3 and 7 days with letters and SMS, and then the subscription is paused', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await shop.control('POST', `/tokens/${anna.token}`, { declines: true })
    await untilProcessed(id)
    const tries: number[] = []
    for (let day = 0; day < 9; day++) {
      tries.push((await deliveriesOf(id))[0]?.tries ?? 0)
      await shop.nextDay()
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4])
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'unpaid', order_number: null }])
    expect(await anna.read(id)).toMatchObject({ state: 'paused', nextDelivery: null })
    expect((await anna.letters('lens-subscription-declined')).length).toBe(3)
    expect((await anna.letters('lens-subscription-unpaid')).length).toBe(1)
    const sms = await shop.rows(`select kind from sms_outbox where customer_id = $1`, anna.id)
    expect(sms.length).toBe(4)
    await shop.nextDay(10)
    expect(await deliveriesOf(id)).toHaveLength(1)
  })

  it('is paid on a later try, once', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await shop.control('POST', `/tokens/${anna.token}`, { declines: true })
    await untilProcessed(id)
    expect((await anna.read(id)).deliveries[0]).toMatchObject({ state: 'due', nextTryOn: expect.any(String) })
    await shop.control('POST', `/tokens/${anna.token}`, { declines: false })
    await shop.nextDay()
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'paid', tries: 2 }])
    expect(await anna.read(id)).toMatchObject({ state: 'active' })
  })

  it('leaves nothing to charge when the subscription is paused meanwhile [LENS-005]', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await shop.control('POST', `/tokens/${anna.token}`, { declines: true })
    await untilProcessed(id)
    expect((await anna.act(id, 'pause')).body.data).toMatchObject({ state: 'paused', nextDelivery: null })
    await shop.control('POST', `/tokens/${anna.token}`, { declines: false })
    await shop.nextDay(8)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'dropped', tries: 1 }])
  })
})

describe('stock', () => {
  it('is set aside at processing; what is missing is said before the rest is charged', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe({ lines: [{ quantity: 1 }, { skuId: OTHER_LENS, quantity: 1 }] })
    await setStock(shop, OTHER_LENS, 0)
    await untilProcessed(id)
    const [waiting] = await deliveriesOf(id)
    expect(waiting).toMatchObject({ state: 'due', tries: 0 })
    expect((await anna.letters('lens-subscription-sold-out')).length).toBe(1)
    await shop.nextDay()
    const [paid] = await deliveriesOf(id)
    expect(paid).toMatchObject({ state: 'paid', total: waiting?.total })
    const order = (await anna.get(`/api/order/${paid?.order_number}`)).body.data
    expect(order.lines).toHaveLength(1)
    expect((await anna.read(id)).deliveries[0].soldOut).toHaveLength(1)
  })

  it('that is gone altogether makes no charge, and the next delivery comes as planned', async () => {
    const anna = await shop.customer()
    const id = await anna.subscribe()
    await setStock(shop, LENS, 1)
    await untilProcessed(id)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'sold-out', total: 0 }])
    expect(await anna.read(id)).toMatchObject({ state: 'active', nextDelivery: { day: expect.any(String) } })
  })
})
