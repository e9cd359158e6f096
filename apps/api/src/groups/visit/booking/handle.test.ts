import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { Visitor } from '../../../testing/test-api.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

let shop: BookingShop
let asa: Visitor
let store: SessionCaller
let otherStore: SessionCaller
beforeAll(async () => {
  shop = await openBookingShop()
  asa = await shop.visitor()
  for (const storeId of [1, 2])
    await addStaff(shop.deps.database, { storeId, employeeNumber: '7', name: 'Eva', role: 'optician' }, new Date(NOW))
})
/** Logs the stores in again, because their sessions expire after hours and the tests move the clock by days. */
beforeEach(async () => {
  store = await logIn(1)
  otherStore = await logIn(2)
})
afterAll(() => shop.drop())

const logIn = (id: number) => callInSession(shop, `store${id}`, { store: { id, employeeNumber: '7', name: 'Eva' } })
const at = (day: string, time: string) => ({ start: `${day}T${time}:00.000Z` })
const kindsTo = async (email: string) => (await shop.letters()).filter(({ to }) => to === email).map(({ kind }) => kind)

/** A booking or a suggestion, with the path that staff use. */
async function made(call: 'create' | 'request', changes: object) {
  const { body } = await asa.post(`/api/booking/${call}`, visit(changes))
  const [row] = await shop.rows<{ id: string }>('select calendar_id as id from booking where id = $1', body.booking?.id)
  return { reference: String(body.booking?.id), path: `/api/staff/booking/${row?.id}` }
}

const versionOf = async (path: string) => (await store.get(path)).body.data.booking.version

const seen = async (reference: string) => (await asa.get(`/api/booking/${reference}`)).body.data

describe('the day of a store', () => {
  it('has its visits and suggestions with whom they are for, and none of another store', async () => {
    await made('create', at('2026-11-03', '09:00'))
    await made('request', at('2026-11-20', '16:30'))
    const { body } = await store.get('/api/staff/bookings?from=2026-11-03&to=2026-11-03')
    expect(body.data).toMatchObject({
      bookings: [
        { status: 'booked', firstName: 'Åsa', ssn: '19900101-****', note: 'Ring på dörren', resourceId: 'ada' },
      ],
      requests: [{ status: 'requested', resourceId: null }],
      resources: [
        { id: 'ada', name: 'Ada Alm' },
        { id: 'bo', name: 'Bo Berg' },
      ],
    })
    const [{ id }] = body.data.bookings
    expect((await asa.get(`/api/booking/${id}`)).status).toBe(404)
    const other = await otherStore.get('/api/staff/bookings?from=2026-11-03&to=2026-11-03')
    expect(other.body.data).toMatchObject({ bookings: [], requests: [] })
    const move = { version: 0, ...at('2026-11-03', '10:00') }
    const moved = await otherStore.send('moveStoreBooking', move, `/api/staff/booking/${id}/move`)
    expect([moved.status, moved.body.error.code]).toEqual([404, 'booking.not-found'])
    expect((await asa.get('/api/staff/bookings?from=2026-11-03&to=2026-11-03')).status).toBe(401)
    const wrong = await store.get('/api/staff/bookings?from=2026-11-04&to=2026-11-03')
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['to']])
  })
})

describe('a suggestion', () => {
  it('is booked at its time where that is free, or at another [BOOK-008]', async () => {
    const email = 'forslag@klarsikt.example'
    const { reference, path } = await made('request', { ...at('2026-11-05', '09:00'), email })
    await made('create', at('2026-11-05', '09:00'))
    const taken = await store.send('answerBooking', { version: 0, accept: true }, `${path}/answer`)
    expect([taken.status, taken.body.error.code, taken.body.error.alternatives.length]).toEqual([
      409,
      'booking.slot-taken',
      5,
    ])
    const booked = await store.send(
      'answerBooking',
      { version: 0, accept: true, ...at('2026-11-05', '09:30') },
      `${path}/answer`,
    )
    expect(booked.body.booking).toMatchObject({ status: 'booked', start: '2026-11-05T09:30:00.000Z' })
    expect(await seen(reference)).toMatchObject({ status: 'booked', examiner: 'Ada Alm' })
    const again = await store.send('answerBooking', { version: 1, accept: false }, `${path}/answer`)
    expect([again.status, again.body.error.code]).toEqual([409, 'booking.closed'])
    expect(await kindsTo(email)).toEqual(['booking-requested', 'booking-booked'].toSorted())
  })

  it('is declined, with a letter', async () => {
    const email = 'nej@klarsikt.example'
    const { reference, path } = await made('request', { ...at('2026-11-06', '16:30'), email })
    const message = 'Ring oss gärna.\nVi har öppet till 18.'
    const unreadable = await store.send(
      'answerBooking',
      { version: 0, accept: false, message: '<b>' },
      `${path}/answer`,
    )
    expect([unreadable.status, Object.keys(unreadable.body.error.fields)]).toEqual([422, ['message']])
    for (let twice = 0; twice < 2; twice++)
      expect((await store.send('answerBooking', { version: 0, accept: false, message }, `${path}/answer`)).status).toBe(
        200,
      )
    expect(await seen(reference)).toMatchObject({ status: 'declined', canCancel: false })
    const declined = (await shop.letters()).filter(({ to, kind }) => to === email && kind === 'booking-declined')
    expect(declined).toHaveLength(1)
    expect(declined[0]?.text).toContain('Hälsning från butiken: Ring oss gärna. Vi har öppet till 18.')
  })
})

describe('a visit', () => {
  it('is moved by the store, after which the customer changes it freely', async () => {
    const email = 'flytt@klarsikt.example'
    const { reference, path } = await made('create', { ...at('2026-11-09', '09:00'), email })
    const moved = await store.send(
      'moveStoreBooking',
      { version: 0, ...at('2026-11-09', '10:00'), resourceId: 'bo' },
      `${path}/move`,
    )
    expect(moved.body.booking).toMatchObject({ start: '2026-11-09T10:00:00.000Z', resourceId: 'bo' })
    const letter = (await shop.letters()).find(({ to, kind }) => to === email && kind === 'booking-moved-by-store')
    expect(letter?.text).toContain('kostnadsfritt till och med 9 november 2026 kl. 11:00.')
    const late = await store.send('moveStoreBooking', { version: 0, ...at('2026-11-09', '13:00') }, `${path}/move`)
    expect([late.status, late.body.error.code]).toEqual([409, 'booking.changed'])
    const again = { version: 0, ...at('2026-11-09', '10:00'), resourceId: 'bo' }
    expect((await store.send('moveStoreBooking', again, `${path}/move`)).body.booking).toMatchObject({ version: 1 })
    expect((await kindsTo(email)).filter((kind) => kind === 'booking-moved-by-store')).toHaveLength(1)
    shop.at('2026-11-09T08:00:00Z')
    expect(await seen(reference)).toMatchObject({ feeNow: 0 })
    const cancelled = await asa.post(`/api/booking/${reference}/cancel`, { acceptFee: false })
    expect(cancelled.body.booking).toMatchObject({ status: 'cancelled', feeCharged: 0 })
    shop.at(NOW)
  })

  it('is noted as done, or as missed, which costs 399 kr', async () => {
    const { send } = await callInSession(shop, 'customer', { customerId: 'customer-1' })
    const { body } = await send('createBooking', visit(at('2026-11-10', '09:00')))
    const [row] = await shop.rows<{ id: string }>(
      'select calendar_id as id from booking where id = $1',
      body.booking.id,
    )
    const missed = `/api/staff/booking/${row?.id}/settle`
    const early = await store.send('settleBooking', { version: 0, outcome: 'miss' }, missed)
    expect([early.status, early.body.error.code]).toEqual([409, 'booking.not-begun'])
    const done = await made('create', at('2026-11-10', '09:30'))
    shop.at('2026-11-10T10:00:00Z')
    store = await logIn(1)
    for (let twice = 0; twice < 2; twice++)
      expect((await store.send('settleBooking', { version: 0, outcome: 'miss' }, missed)).body.booking).toMatchObject({
        status: 'no-show',
        feeCharged: 399,
      })
    expect(await shop.rows('select amount from invoice')).toEqual([{ amount: 39_900 }])
    const completed = await store.send('settleBooking', { version: 0, outcome: 'complete' }, `${done.path}/settle`)
    expect(completed.body.booking).toMatchObject({ status: 'completed', feeCharged: 0 })
    const { days } = (await store.get('/api/staff/bookings?from=2026-11-10&to=2026-11-10')).body.data
    const examiners: { free: { start: string }[] }[] = days[0].examiners
    expect(examiners[0]?.free[0]).toMatchObject({ start: '2026-11-10T10:00:00.000Z' })
    const otherwise = await store.send('settleBooking', { version: 0, outcome: 'miss' }, `${done.path}/settle`)
    expect([otherwise.status, otherwise.body.error.code]).toEqual([409, 'booking.changed'])
    shop.at(NOW)
  })
})

it('that a guest misses is asked to be paid by a link, of a child the guardian is asked [BOOK-010]', async () => {
  const child = { ssn: '20150115-2381', ageGroup: '8-12', guardian: { name: 'Bo Ek', mobile: '0701740605' } }
  const grownUp = await made('create', { ...at('2026-11-10', '14:00'), email: 'borta@klarsikt.example' })
  const minor = await made('create', { ...at('2026-11-10', '14:30'), email: 'vuxen@klarsikt.example', ...child })
  shop.at('2026-11-10T15:30:00Z')
  store = await logIn(1)
  for (const { path } of [grownUp, minor]) {
    const settled = await store.send('settleBooking', { version: 0, outcome: 'miss' }, `${path}/settle`)
    expect(settled.body.booking).toMatchObject({ status: 'no-show', feeCharged: 399 })
  }
  const textTo = async (email: string) =>
    (await shop.letters()).find(({ to, kind }) => to === email && kind === 'payment-link')?.text
  expect(await textTo('borta@klarsikt.example')).toMatch(/Hej Åsa[^]*399\skr/)
  expect(await textTo('vuxen@klarsikt.example')).toMatch(/Hej Bo[^]*399\skr/)
  shop.at(NOW)
})

describe('a day of the calendar', () => {
  it('has hours, breaks, and what is free, booked and held', async () => {
    const day = '2026-11-17'
    await made('create', at(day, '09:00'))
    await asa.post('/api/booking/hold', { ...visit(at(day, '09:30')), resourceId: 'bo' })
    const { days, bookings } = (await store.get(`/api/staff/bookings?from=${day}&to=2026-11-21`)).body.data
    expect(bookings).toHaveLength(1)
    expect(days).toHaveLength(5)
    const iso = (time: string) => `${day}T${time}:00.000Z`
    const span = (from: string, to: string) => ({ start: iso(from), end: iso(to) })
    expect(days[0].examiners).toMatchObject([
      {
        id: 'ada',
        breaks: [span('11:00', '12:00')],
        free: [span('09:30', '11:00'), span('12:00', '16:00')],
        held: [],
        absence: null,
      },
      { id: 'bo', held: [span('09:30', '10:00')] },
    ])
    expect(days.at(-1)).toMatchObject({
      examiners: [
        { work: [], free: [] },
        { work: [], free: [] },
      ],
    })
  })
})

describe('a customer who calls', () => {
  it('is booked by the store, with a letter, and once for two presses', async () => {
    const email = 'ringer@klarsikt.example'
    const { storeId: _own, ...typed } = visit({ ...at('2026-11-18', '10:00'), email, resourceId: 'ada' })
    for (let twice = 0; twice < 2; twice++)
      expect((await store.send('createStoreBooking', typed)).body.booking).toMatchObject({
        status: 'booked',
        resourceId: 'ada',
        email,
      })
    expect(await kindsTo(email)).toEqual(['booking-booked'])
    const taken = await store.send('createStoreBooking', { ...typed, idempotencyKey: 'another-key' })
    expect([taken.status, taken.body.error.code]).toEqual([409, 'booking.slot-taken'])
    const wrong = await store.send('createStoreBooking', { ...typed, mobile: '1', idempotencyKey: 'a-third-key' })
    expect(Object.keys(wrong.body.error.fields)).toEqual(['mobile'])
  })
})

describe('an absence', () => {
  it('lets the store book for a customer who has been asked for another time', async () => {
    const day = '2026-11-24'
    const email = 'nytid@klarsikt.example'
    const child = { ssn: '20150115-2381', ageGroup: '8-12', guardian: { name: 'Bo Ek', mobile: '0701740605' } }
    const { path, reference } = await made('create', { ...at(day, '10:00'), email, ...child })
    const away = { resourceId: 'ada', from: day, to: day }
    await store.send('reportAbsence', { ...away, reason: 'leave' })
    const version = await versionOf(path)
    const moved = await store.send('moveStoreBooking', { version, ...at('2026-11-25', '10:00') }, `${path}/move`)
    expect(moved.body.booking).toMatchObject({ status: 'booked', isRebookingAsked: false })
    expect(await seen(reference)).toMatchObject({ status: 'booked', feeNow: 0 })
    expect(await kindsTo(email)).toEqual(['booking-absence', 'booking-booked', 'booking-booked'])
    expect((await store.send('withdrawAbsence', away)).body).toEqual({ success: true })
  })

  it('is answered by the customer who books another time', async () => {
    const day = '2026-11-24'
    const child = { ssn: '20150115-2381', ageGroup: '8-12', guardian: { name: 'Bo Ek', mobile: '0701740605' } }
    const { path, reference } = await made('create', { ...at(day, '12:30'), ...child })
    const away = { resourceId: 'ada', from: day, to: day }
    await store.send('reportAbsence', away)
    expect((await store.get(path)).body.data.booking).toMatchObject({ status: 'cancelled', isRebookingAsked: true })
    await asa.post(`/api/booking/${reference}/update`, { storeId: 1, ...at('2026-11-26', '12:30') })
    expect((await store.get(path)).body.data.booking).toMatchObject({ status: 'booked', isRebookingAsked: false })
    expect((await otherStore.get(path)).status).toBe(404)
    await store.send('withdrawAbsence', away)
  })

  it('gives visits to a colleague, and asks those for another time whom none can see', async () => {
    const day = '2026-11-12'
    const [kept, asked] = ['kvar@klarsikt.example', 'ombokas@klarsikt.example']
    const grownUp = await made('create', { ...at(day, '09:00'), email: kept })
    const child = await made('create', {
      ...at(day, '10:00'),
      email: asked,
      ssn: '20150115-2381',
      ageGroup: '8-12',
      guardian: { name: 'Bo Ek', mobile: '0701740605' },
    })
    const days = { resourceId: 'ada', from: day, to: day }
    const away = { ...days, reason: 'training' }
    const query = new URLSearchParams(days)
    const ahead = (await store.get(`/api/staff/absence?${query}`)).body.data
    expect(ahead).toMatchObject({
      absences: [],
      hits: [
        { booking: { email: kept }, colleague: 'Bo Berg' },
        { booking: { email: asked }, colleague: null },
      ],
    })
    const { body } = await store.send('reportAbsence', away)
    expect(body).toEqual({ success: true, kept: 1, asked: 1 })
    expect(await seen(grownUp.reference)).toMatchObject({ status: 'booked', examiner: 'Bo Berg' })
    expect(await seen(child.reference)).toMatchObject({ status: 'cancelled', canRebook: true, feeCharged: 0 })
    expect(await kindsTo(kept)).toEqual(['booking-booked'])
    expect(await kindsTo(asked)).toContain('booking-absence')
    expect((await store.send('reportAbsence', away)).body).toEqual({ success: true, kept: 0, asked: 0 })
    const slots = await asa.get(`/api/booking/slots?storeId=1&examType=glasses&ageGroup=8-12&from=${day}&to=${day}`)
    expect(slots.body.slots).toEqual([])
    const stranger = await otherStore.send('reportAbsence', away)
    expect([stranger.status, stranger.body.error.code]).toEqual([404, 'booking.examiner-not-found'])
    const at12 = (await store.get(`/api/staff/bookings?from=${day}&to=${day}`)).body.data
    expect(at12.days[0].examiners[0]).toMatchObject({ id: 'ada', work: [], absence: 'training' })
    expect(at12.rebookings).toMatchObject([{ email: asked, isRebookingAsked: true }])
    expect((await store.get('/api/staff/bookings/counts')).body.data).toEqual({ requests: 1, rebookings: 1 })
    expect((await store.get('/api/staff/absence')).body.data).toMatchObject({ absences: [away], hits: null })
    const [toRebook] = at12.rebookings
    const closePath = `/api/staff/booking/${toRebook.id}/closeRebooking`
    expect((await otherStore.send('closeRebooking', {}, closePath)).status).toBe(404)
    for (let twice = 0; twice < 2; twice++)
      expect((await store.send('closeRebooking', {}, closePath)).body.booking).toMatchObject({
        isRebookingAsked: false,
      })
    expect((await otherStore.send('withdrawAbsence', days)).status).toBe(404)
    for (let twice = 0; twice < 2; twice++)
      expect((await store.send('withdrawAbsence', days)).body).toEqual({ success: true })
    expect((await store.get('/api/staff/absence')).body.data.absences).toEqual([])
    const rows = (await readAudit(shop.deps.database, { limit: 1_000 })).filter(
      ({ actorKind }) => actorKind === 'staff',
    )
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set([
        'booking.booked',
        'booking.cancelled',
        'booking.completed',
        'booking.declined',
        'booking.no-show',
        'booking.rebooking-closed',
        'examiner.absent',
        'examiner.back',
        'invoice.issued',
        'payment-link.created',
      ]),
    )
  })
})
