import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession } from '../../../testing/call-in-session.js'
import { createPaymentLink } from '../../money/payment-link/create.js'
import { actAs } from '../../platform/audit/acting-as.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { newKey } from '../checkout/testing/shop.js'
import { cancelOrder } from '../order/cancel.js'
import { moveOrder } from '../order/move.js'
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
const queue: Desk['queue'] = (name) => desk.queue(name)
const numbersIn = async (name: string): Promise<string[]> => (await queue(name)).orders.map((one) => one.number)

describe('the queues', () => {
  it('hold an order where it is to be handled next, from the control until it is sent', async () => {
    const number = await newOrder({ ground: true })
    expect(await numbersIn('control')).toContain(number)
    const before = (await queue('grind')).counts.grind
    await act('controlOrder', number)
    expect(await numbersIn('control')).not.toContain(number)
    expect(await numbersIn('grind')).toContain(number)
    expect((await queue('grind')).counts.grind).toBe(before + 1)
    await act('pauseOrder', number)
    expect(await numbersIn('paused')).toContain(number)
    await act('resumeOrder', number)
    await act('grindOrder', number)
    expect(await numbersIn('send')).toContain(number)
    const sent = await act('sendOrder', number)
    expect([sent.state, sent.actions]).toEqual(['sent', ['refund', 'note']])
    for (const name of ['control', 'grind', 'send', 'paused']) expect(await numbersIn(name)).not.toContain(number)
    expect(JSON.stringify(await queue('control'))).not.toContain('eva@example.se')
  })

  it('show a page at a time, and only what belongs to the own store', async () => {
    const number = await newOrder()
    const own = async () => (await desk.get('/api/staff/orders?queue=control&store=own')).body.data
    expect((await own()).orders).toEqual([])
    await shop.rows('update "order" set store_id = 2 where number = $1', number)
    expect(await own()).toMatchObject({
      orders: [{ number }],
      counts: { control: 1 },
      store: { id: 2, isOnly: true },
      pages: 1,
    })
    const beyond = (await desk.get('/api/staff/orders?queue=control&page=2')).body.data
    expect([beyond.page, beyond.orders]).toEqual([1, (await queue('control')).orders])
    expect((await desk.get('/api/staff/orders?page=0')).status).toBe(422)
  })

  it('hold apart what is to be sent on a later day, until that day', async () => {
    const number = await desk.newOrder()
    const day = addDays(stockholmDate(shop.clock.now()), 1)
    await shop.rows('update "order" set send_from = $2 where number = $1', number, day)
    const isIn = async (name: string) => (await desk.queue(name)).orders.some((one) => one.number === number)
    expect([await isIn('later'), await isIn('control')]).toEqual([true, false])
    const { sendFrom, actions, version } = await desk.read(number)
    expect([sendFrom, actions.includes('control')]).toEqual([day, false])
    const refused = await desk.post('controlOrder', number, { key: newKey(), version })
    expect(refused.body.error).toMatchObject({ code: 'order.action-refused' })
    await shop.rows('update "order" set send_from = $2 where number = $1', number, addDays(day, -1))
    expect([await isIn('later'), await isIn('control')]).toEqual([false, true])
    expect(await desk.read(number)).toMatchObject({ sendFrom: null, version })
  })

  it('show payment links that wait, and refuse a queue that there is not', async () => {
    await createPaymentLink(shop.deps, {
      amount: '495',
      purpose: 'Glasögon',
      customer: { email: 'eva@example.se' },
      channel: 'email',
      store: null,
    })
    const { links, counts } = await queue('payment-links')
    expect(links).toMatchObject([{ amount: 495, purpose: 'Glasögon' }])
    expect(counts['payment-links']).toBe(1)
    expect((await desk.get('/api/staff/orders?queue=all')).status).toBe(422)
  })
})

describe('handling an order', () => {
  it('writes who did what, once', async () => {
    const number = await newOrder({ ground: true })
    await act('noteOrder', number, { text: 'Kunden hämtar på fredag.' })
    for (const name of ['controlOrder', 'pauseOrder', 'resumeOrder', 'grindOrder', 'sendOrder'] as const)
      await act(name, number)
    await act('refundOrder', number, { amount: null })
    const other = await newOrder()
    await act('cancelStaffOrder', other)
    const rows = await readAudit(shop.deps.database, { limit: 10_000 })
    const of = (subjectId: string) =>
      rows
        .filter((row) => row.subjectId === subjectId && row.requestId?.startsWith('staff-'))
        .map((row) => `${row.requestId} ${row.actorKind}/${row.actorId} ${row.action}`)
        .toSorted()
    expect(of(number)).toEqual(
      [
        'staff-noteOrder staff/2/7 order.noted',
        'staff-controlOrder staff/2/7 order.controlled',
        'staff-pauseOrder staff/2/7 order.paused',
        'staff-resumeOrder staff/2/7 order.controlled',
        'staff-grindOrder staff/2/7 order.ground',
        'staff-sendOrder staff/2/7 order.sent',
        'staff-refundOrder staff/2/7 order.refunded',
      ].toSorted(),
    )
    expect(of(other)).toEqual(['staff-cancelStaffOrder staff/2/7 order.cancelled'])
  })

  it('refuses the second of two who change it at once, and answers the order as it is', async () => {
    const number = await newOrder()
    const { version } = await read(number)
    const asked = await Promise.all([
      post('pauseOrder', number, { key: newKey(), version }),
      post('controlOrder', number, { key: newKey(), version }),
    ])
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [first, second] = asked.toSorted((a, b) => Number(b.body.success) - Number(a.body.success))
    expect([first?.body.success, second?.body.success, second?.body.result]).toEqual([true, false, 'order.changed'])
    expect(second?.body.data).toEqual(await read(number))
    expect(second?.body.data.state).toBe(first?.body.data.state)
    const done = first?.body.data.state === 'paused' ? 'pausade ordern' : 'satte ordern som kontrollerad'
    expect(second?.body.message).toMatch(
      new RegExp(`^Eva \\(anställd 2/7\\) ${done} \\d{1,2} \\p{L}+ 20\\d\\d kl\\. `, 'u'),
    )
  })

  it('names the customer, or the shop itself, where they were first', async () => {
    const [cancelled, sent] = [await newOrder(), await newOrder()]
    await actAs({ kind: 'customer', customerId: 'customer-9' }, null, () =>
      cancelOrder(shop.deps, cancelled, 'customer'),
    )
    await moveOrder(shop.deps, sent, 'controlled')
    const late = async (number: string) =>
      (await post('pauseOrder', number, { key: newKey(), version: 1 })).body.message
    expect(await late(cancelled)).toMatch(/^Kunden avbröt ordern \d/)
    expect(await late(sent)).toMatch(/^Systemet satte ordern som kontrollerad \d/)
  })

  it('does a thing once however often the same call comes', async () => {
    const number = await newOrder()
    const { version } = await read(number)
    const call = { key: newKey(), version, text: 'Ring kunden.' }
    const asked = await Promise.all(Array.from({ length: 5 }, () => post('noteOrder', number, call)))
    expect(asked.map(({ body }) => body.success)).toEqual([true, true, true, true, true])
    expect((await read(number)).notes).toMatchObject([{ employeeNumber: '2/7', text: 'Ring kunden.' }])
    expect((await post('controlOrder', number, { ...call, text: undefined })).body.error.code).toBe(
      'order.action-refused',
    )
  })

  it('is brought to a state named by another client, and to no other than the table leads to [ORD-002, ORD-006]', async () => {
    const number = await newOrder()
    const reached = async (status: string) => {
      const answer = await desk.setStatus(number, status)
      return [answer.status, answer.body.success, (await read(number)).state]
    }
    expect(await reached('sent')).toEqual([409, false, 'handled'])
    expect(await reached('handled')).toEqual([409, false, 'handled'])
    expect(await reached('paused')).toEqual([200, true, 'paused'])
    expect(await reached('controlled')).toEqual([409, false, 'paused'])
    expect(await reached('handled')).toEqual([200, true, 'handled'])
    expect(await reached('controlled')).toEqual([200, true, 'controlled'])
    expect(await reached('sent')).toEqual([200, true, 'sent'])
    expect(await reached('cancelled')).toEqual([409, false, 'sent'])
    expect((await desk.setStatus(number, 'lost')).status).toBe(422)
    expect((await desk.setStatus('99999999', 'paused')).status).toBe(404)
    const other = await newOrder()
    expect((await desk.setStatus(other, 'cancelled')).body).toMatchObject({
      success: true,
      data: { state: 'cancelled' },
    })
    const rows = await readAudit(shop.deps.database, { limit: 10_000 })
    expect(rows.filter(({ subjectId }) => subjectId === number).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['order.paused', 'order.handled', 'order.controlled', 'order.sent']),
    )
  })

  it('refuses what the order does not allow, and finds no other [ORD-006]', async () => {
    const number = await newOrder({ ground: true })
    const call = async () => ({ key: newKey(), version: (await read(number)).version })
    for (const name of ['sendOrder', 'grindOrder', 'resumeOrder'] as const) {
      const { status, body } = await post(name, number, await call())
      expect([name, status, body.error.code]).toEqual([name, 409, 'order.action-refused'])
    }
    expect((await post('refundOrder', number, { ...(await call()), amount: null })).status).toBe(409)
    await act('controlOrder', number)
    const { status, body } = await post('sendOrder', number, await call())
    expect([status, body.error.code]).toEqual([422, 'order.parcel-invalid'])
    expect((await read(number)).state).toBe('controlled')
    expect((await post('controlOrder', '99999999', { key: newKey(), version: 1 })).status).toBe(404)
    expect((await desk.get('/api/staff/order/hej')).status).toBe(404)
  })

  it('writes no note about health, and seals the others', async () => {
    const number = await newOrder()
    const version = (await read(number)).version
    const { status, body } = await post('noteOrder', number, { key: newKey(), version, text: 'Höger -2,25' })
    expect([status, body.error.fields.text]).toEqual([422, expect.stringContaining('styrkor')])
    await act('noteOrder', number, { text: 'Skickas med bud' })
    const [row] = await shop.rows<{ text: string }>('select text from order_note where order_number = $1', number)
    expect(row?.text).not.toContain('bud')
  })

  it('is for stores only', async () => {
    await addTestCustomer(shop.deps.database, shop.encryption, 'customer-1')
    const customer = await callInSession(shop, 'customer', { customerId: 'customer-1' })
    const number = await newOrder()
    expect((await customer.get(`/api/staff/order/${number}`)).status).toBe(403)
    expect((await post('cancelStaffOrder', number, { key: newKey(), version: 1 }, customer)).status).toBe(403)
    expect((await read(number)).state).toBe('handled')
  })
})

describe('races', () => {
  it('cancelled by the customer and sent by staff at once, an order is one of both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const number = await newOrder()
      const { version } = await read(number)
      const [cancelled, controlled] = await Promise.all([
        cancelOrder(shop.deps, number, 'customer'),
        post('controlOrder', number, { key: newKey(), version }),
      ])
      expect([cancelled.ok, controlled.body.success].filter(Boolean)).toHaveLength(1)
      if (controlled.body.success) await act('sendOrder', number)
      expect((await read(number)).state).toBe(cancelled.ok ? 'cancelled' : 'sent')
      await shop.work.runOnce()
      await expectInvariants(shop)
    }
  })
})
