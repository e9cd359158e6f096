import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { Visitor } from '../../../testing/test-api.js'
import { answerBooking } from './handle.js'
import { visit } from './testing/booking-shop.js'
import { openProviderShop, type ProviderShop } from './testing/provider-shop.js'

const AT_TEN = '2026-11-05T09:00:00.000Z'
const AT_ELEVEN = '2026-11-05T10:00:00.000Z'
const LATER_DAY = '2026-11-12T09:00:00.000Z'

let shop: ProviderShop
let asa: Visitor
beforeAll(async () => void (shop = await openProviderShop()))
afterAll(() => shop.drop())
beforeEach(async () => {
  shop.at(NOW)
  asa = await shop.visitor()
})
afterEach(async () => {
  await shop.simulator.control('reset')
  for (const table of ['provider_call', 'provider_hold', 'provider_checkpoint', 'taken_time', 'booking', 'mail_outbox'])
    await shop.rows(`delete from ${table}`)
  await mend()
})

const slots = () => asa.get('/api/booking/slots?storeId=2&examType=glasses&ageGroup=18-74&to=2026-11-04')
const nextFree = async () => {
  const { body } = await asa.get('/api/booking/nextFree?examType=glasses&ageGroup=18-74')
  return (body.stores as { storeId: number }[]).find(({ storeId }) => storeId === 2)
}
const book = (of: object = {}) => asa.post('/api/booking/create', visit({ storeId: 2, start: AT_TEN, ...of }))
const read = async (id: string) => (await asa.get(`/api/booking/${id}`)).body.data
const move = (id: string, of: object) => asa.post(`/api/booking/${id}/update`, { storeId: 2, ...of })
const cancel = (id: string) => asa.post(`/api/booking/${id}/cancel`, {})
const kinds = async () => (await shop.letters()).map(({ kind }) => kind).toSorted()
/** The start times booked at the provider. */
const there = async () =>
  (await shop.simulator.appointments()).filter(({ status }) => status === 'booked').map(({ start }) => start)
async function booked(of: object = {}): Promise<string> {
  const { body } = await book(of)
  expect(body.booking?.status).toBe('booked')
  return body.booking.id
}
/** Lets the provider answer again and waits until the circuit has closed. */
async function mend(): Promise<void> {
  await shop.fault('none')
  await expect.poll(async () => (await slots()).status).toBe(200)
}
/** Runs a round after every pause between two tries has passed. */
async function later(minutes = 6): Promise<void> {
  shop.at(new Date(shop.deps.clock.now().getTime() + minutes * 60_000).toISOString())
  await shop.round()
}

describe('a store with a booking system of its own', () => {
  it('shows the times of that, with who sees the customer', async () => {
    const { body } = await slots()
    expect(body.resources).toEqual([
      { id: 'lova', name: 'Lova Brandt' },
      { id: 'milan', name: 'Milan Öst' },
    ])
    expect(body.slots[0]).toMatchObject({ start: '2026-11-02T11:00:00.000Z', resourceId: 'lova' })
    expect(await nextFree()).toEqual({ storeId: 2, start: '2026-11-02T11:00:00.000Z', isAway: false })
  })

  it('holds a time there for one session, which has one at a time in all stores', async () => {
    const hold = (of: object) =>
      asa.post('/api/booking/hold', { examType: 'glasses', ageGroup: '18-74', storeId: 2, start: AT_TEN, ...of })
    const first = await hold({ resourceId: 'lova' })
    expect(first.body).toMatchObject({ success: true, resourceId: 'lova' })
    const bo = await shop.visitor()
    const clash = await bo.post('/api/booking/hold', {
      examType: 'glasses',
      ageGroup: '18-74',
      storeId: 2,
      start: AT_TEN,
      resourceId: 'lova',
    })
    expect(clash.body.error).toMatchObject({ code: 'booking.slot-taken', alternatives: expect.any(Array) })
    await hold({ storeId: 1 })
    expect(await shop.simulator.holds()).toEqual([])
    const held = await hold({ resourceId: 'lova' })
    expect(await shop.rows(`select 1 from taken_time`)).toHaveLength(1)
    await booked({ holdId: held.body.holdId })
    expect(await shop.simulator.holds()).toEqual([])
    const given = await hold({ start: AT_ELEVEN })
    await asa.post(`/api/booking/hold/${given.body.holdId}/release`)
    expect(await shop.simulator.holds()).toEqual([])
  })

  it('is booked, moved and cancelled, and both sides agree [BOOK-004, BOOK-005, BOOK-006]', async () => {
    const id = await booked({ resourceId: 'lova' })
    expect(await read(id)).toMatchObject({ examiner: 'Lova Brandt', store: { id: 2 }, unsettledStart: null })
    expect(await there()).toEqual([AT_TEN])
    expect((await move(id, { start: LATER_DAY })).body.booking).toMatchObject({ start: LATER_DAY, status: 'booked' })
    expect(await there()).toEqual([LATER_DAY])
    await cancel(id)
    await shop.round()
    expect(await there()).toEqual([])
    expect((await move(id, { start: AT_ELEVEN, acceptFee: true })).body.booking).toMatchObject({ status: 'booked' })
    expect(await there()).toEqual([AT_ELEVEN])
    expect(await kinds()).toEqual(['booking-booked', 'booking-cancelled', 'booking-moved', 'booking-moved'])
  })

  it('moves between a store of the shop and one outside, and leaves no time behind', async () => {
    const id = await booked()
    await move(id, { storeId: 1, start: LATER_DAY })
    await shop.round()
    expect(await there()).toEqual([])
    expect(await shop.rows(`select 1 from taken_time`)).toHaveLength(1)
    await move(id, { storeId: 2, start: LATER_DAY })
    expect(await there()).toEqual([LATER_DAY])
    expect(await shop.rows(`select 1 from taken_time`)).toEqual([])
    expect(await read(id)).toMatchObject({ store: { id: 2 }, examiner: 'Lova Brandt' })
  })

  it('refuses a time that was taken meanwhile, with others near it, and stores nothing [ERR-008]', async () => {
    await shop.fault('taken', { times: 1, operation: 'createAppointment' })
    const form = visit({ storeId: 2, start: AT_TEN })
    const { status, body } = await asa.post('/api/booking/create', form)
    expect([status, body.error.code]).toEqual([409, 'booking.slot-taken'])
    expect(body.error.alternatives.length).toBeGreaterThan(0)
    expect(await shop.rows('select 1 from booking')).toEqual([])
    // The same form with another time makes a new booking.
    const again = await asa.post('/api/booking/create', { ...form, start: AT_ELEVEN })
    expect(again.body.booking.status).toBe('booked')
  })

  it('lets one of many have a time, and the others read that it is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        book({ resourceId: 'lova', ssn: `1990010${index + 1}-${CHECKED[index]}` }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect(await there()).toEqual([AT_TEN])
  })
})

describe('a booking system that is away', () => {
  it('is shown by its store, which takes a suggestion instead [ERR-009, BOOK-008]', async () => {
    await shop.fault('busy')
    const { status, body } = await slots()
    expect([status, body.error.code]).toEqual([503, 'booking.provider-away'])
    expect(body.error.message).toContain('Malmö Outlet svarar inte')
    expect((await book()).body.error.code).toBe('booking.provider-away')
    expect(await shop.rows('select 1 from booking')).toEqual([])
    const request = await asa.post('/api/booking/request', visit({ storeId: 2, start: LATER_DAY }))
    expect(request.body.booking.status).toBe('requested')
  })

  it('does not hold up the list of stores, which shows what it said last', async () => {
    await nextFree()
    // As long as the longest test: a test that waited for this answer would time out.
    await shop.fault('slow', { ms: 60_000 })
    expect(await nextFree()).toMatchObject({ isAway: false })
    shop.at('2026-11-02T10:20:00Z')
    const { body } = await asa.get('/api/booking/nextFree?examType=glasses&ageGroup=18-74')
    expect(body.stores).toContainEqual({ storeId: 1, start: '2026-11-02T12:00:00.000Z', isAway: false })
    expect(body.stores).toContainEqual({ storeId: 2, start: null, isAway: true })
  })
})

describe('a suggestion that the store accepts', () => {
  const suggest = async () => {
    const { body } = await asa.post('/api/booking/request', visit({ storeId: 2, start: AT_TEN }))
    const { id } = body.booking
    const [row] = await shop.rows<{ calendar_id: string; sequence: number }>(
      `select calendar_id, sequence from booking`,
    )
    const answer = () =>
      answerBooking(
        shop.deps,
        { storeId: 2, id: row?.calendar_id ?? '' },
        { accept: true, version: row?.sequence ?? 0, message: 'Ta med glasögonen' },
      )
    return { id, answer }
  }

  it('is booked at the provider, with what the store writes', async () => {
    const { id, answer } = await suggest()
    expect(await answer()).toMatchObject({ ok: true, value: { status: 'booked' } })
    expect(await there()).toEqual([AT_TEN])
    expect(await read(id)).toMatchObject({ status: 'booked', examiner: 'Lova Brandt' })
    const letters = await shop.letters()
    expect(letters.find(({ kind }) => kind === 'booking-booked')?.text).toContain('Ta med glasögonen')
  })

  it('stays a suggestion until it is known, and sends what the store wrote with the booking', async () => {
    const { id, answer } = await suggest()
    await shop.fault('lost', { operation: 'createAppointment' })
    expect(await answer()).toMatchObject({ ok: true, value: { status: 'requested' } })
    await mend()
    expect(await answer()).toEqual({ ok: false, error: 'booking.unsettled' })
    await later()
    expect(await read(id)).toMatchObject({ status: 'booked' })
    expect(await there()).toEqual([AT_TEN])
    const letters = await shop.letters()
    expect(letters.find(({ kind }) => kind === 'booking-booked')?.text).toContain('Ta med glasögonen')
  })

  it('is refused while the provider is away, and can be accepted later', async () => {
    const { answer } = await suggest()
    await shop.fault('busy')
    expect(await answer()).toMatchObject({ ok: false, error: { code: 'booking.provider-away' } })
    await mend()
    expect(await answer()).toMatchObject({ ok: true, value: { status: 'booked' } })
  })
})

describe('an answer that is lost', () => {
  it('leaves a visit unconfirmed, which is settled once and the customer is notified [BOOK-004]', async () => {
    await shop.fault('lost', { operation: 'createAppointment' })
    const form = visit({ storeId: 2, start: AT_TEN })
    const { status, body } = await asa.post('/api/booking/create', form)
    expect([status, body.booking.status]).toEqual([200, 'unconfirmed'])
    const { id } = body.booking
    expect(await read(id)).toMatchObject({ statusText: 'Väntar på besked', unsettledStart: AT_TEN, calendarUrl: null })
    const twice = await asa.post('/api/booking/create', form)
    expect(twice.body.booking.id).toBe(id)
    await later()
    expect(await read(id)).toMatchObject({ status: 'unconfirmed' })
    await mend()
    await later()
    expect(await read(id)).toMatchObject({ status: 'booked', examiner: 'Lova Brandt', unsettledStart: null })
    expect(await there()).toEqual([AT_TEN])
    expect(await kinds()).toEqual(['booking-booked', 'booking-unconfirmed'])
  })

  it('was never taken: the customer is written to, and nothing is booked', async () => {
    await shop.fault('away', { operation: 'createAppointment' })
    const { body } = await book()
    expect(body.booking.status).toBe('unconfirmed')
    await shop.simulator.control('occupy', { location: 'nacka', start: AT_TEN, practitioner: 'lova' })
    await shop.simulator.control('occupy', { location: 'nacka', start: AT_TEN, practitioner: 'milan' })
    await mend()
    await later()
    expect(await read(body.booking.id)).toMatchObject({ status: 'declined' })
    expect(await kinds()).toEqual(['booking-refused', 'booking-unconfirmed'])
    expect(await there()).toEqual([])
  })

  it('is taken back by a customer who does not wait, whichever comes first', async () => {
    await shop.fault('lost', { operation: 'createAppointment' })
    const { body } = await book()
    expect((await cancel(body.booking.id)).body.booking).toMatchObject({ status: 'cancelled', feeCharged: 0 })
    await mend()
    await later()
    expect(await there()).toEqual([])
    expect(await read(body.booking.id)).toMatchObject({ status: 'cancelled', unsettledStart: null })
  })

  it('of a move leaves the visit where it is until it is known, and charges once', async () => {
    const id = await booked()
    shop.at('2026-11-04T16:00:00Z')
    await shop.fault('lost', { operation: 'moveAppointment' })
    const { body } = await move(id, { start: LATER_DAY, acceptFee: true })
    expect(body.booking).toMatchObject({ start: AT_TEN, unsettledStart: LATER_DAY, feeCharged: 0, canRebook: false })
    expect((await move(id, { start: AT_ELEVEN, acceptFee: true })).body.error.code).toBe('booking.unsettled')
    await mend()
    await later()
    await later()
    expect(await read(id)).toMatchObject({ start: LATER_DAY, unsettledStart: null, feeCharged: 399 })
    expect(await there()).toEqual([LATER_DAY])
  })

  it('of a move that was refused leaves the visit as it was, and notifies the customer', async () => {
    const id = await booked()
    await shop.fault('away', { operation: 'moveAppointment' })
    await move(id, { start: LATER_DAY })
    for (const practitioner of ['lova', 'milan'])
      await shop.simulator.control('occupy', { location: 'nacka', start: LATER_DAY, practitioner })
    await mend()
    await later()
    expect(await read(id)).toMatchObject({ start: AT_TEN, status: 'booked', unsettledStart: null })
    expect(await kinds()).toEqual(['booking-booked', 'booking-move-refused'])
  })

  it('is given up an hour before the visit, and taken back at the provider', async () => {
    await shop.fault('lost', { operation: 'createAppointment' })
    const { body } = await book()
    shop.at('2026-11-05T08:05:00Z')
    await shop.round()
    expect(await read(body.booking.id)).toMatchObject({ status: 'declined' })
    await mend()
    await later()
    expect(await there()).toEqual([])
  })
})

describe('what the store changes in its own system', () => {
  const change = async (of: object) => {
    const [appointment] = await shop.simulator.appointments()
    await shop.simulator.control(`appointments/${appointment?.reference}`, of)
  }

  it('moves the visit, which the customer may then change freely', async () => {
    const id = await booked()
    await change({ start: AT_ELEVEN })
    await shop.round()
    await shop.round()
    expect(await read(id)).toMatchObject({ start: AT_ELEVEN, status: 'booked', feeNow: 0 })
    expect(await kinds()).toEqual(['booking-booked', 'booking-moved-by-store'])
  })

  it('cancels the visit, at no cost', async () => {
    const id = await booked()
    await change({ status: 'cancelled' })
    await shop.round()
    expect(await read(id)).toMatchObject({ status: 'cancelled', feeCharged: 0 })
    expect(await kinds()).toEqual(['booking-booked', 'booking-cancelled-by-store'])
  })

  it('closes the visit, and who stayed away pays', async () => {
    const id = await booked()
    shop.at('2026-11-05T12:00:00Z')
    await change({ status: 'no_show' })
    await shop.round()
    expect(await read(id)).toMatchObject({ status: 'no-show', feeCharged: 399 })
  })

  it('is taken over after the answer to a call that was open meanwhile', async () => {
    const id = await booked()
    await shop.fault('lost', { operation: 'moveAppointment' })
    await move(id, { start: LATER_DAY })
    await change({ status: 'cancelled' })
    await shop.round()
    await mend()
    await later()
    await later()
    expect(await read(id)).toMatchObject({ status: 'cancelled' })
    expect(await there()).toEqual([])
  })
})

/** Last digits of personal numbers of the first days of 1990. */
const CHECKED = ['0017', '2384', '2383', '2382', '2381', '2380']
