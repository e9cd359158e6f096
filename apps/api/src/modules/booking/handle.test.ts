import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callInSession, type SessionCaller } from '../../testing/call-in-session.js'
import { NOW } from '../../testing/small-shop.js'
import type { Visitor } from '../../testing/test-api.js'
import { readAudit } from '../audit/read-audit.js'
import { addStaff } from '../staff/add-staff.js'
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
/** Log-ins of stores end after some hours, and these tests move the clock by days. */
beforeEach(async () => {
  store = await logIn(1)
  otherStore = await logIn(2)
})
afterAll(() => shop.drop())

const logIn = (id: number) => callInSession(shop, `store${id}`, { store: { id, employeeNumber: '7', name: 'Eva' } })
const at = (day: string, time: string) => ({ start: `${day}T${time}:00.000Z` })
const kindsTo = async (email: string) => (await shop.letters()).filter(({ to }) => to === email).map(({ kind }) => kind)

/** A booking, or a suggestion, with the id that staff know it by. */
async function made(call: 'create' | 'request', changes: object) {
  const { body } = await asa.post(`/api/booking/${call}`, visit(changes))
  const [row] = await shop.rows<{ id: string }>('select calendar_id as id from booking where id = $1', body.booking?.id)
  return { reference: String(body.booking?.id), path: `/api/staff/booking/${row?.id}` }
}

const seen = async (reference: string) => (await asa.get(`/api/booking/${reference}`)).body.data

describe('the day of a store', () => {
  it('has its visits and suggestions with whom they are for, and none of another store', async () => {
    await made('create', at('2026-11-03', '09:00'))
    await made('request', at('2026-11-20', '19:00'))
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
    const moved = await otherStore.send('moveStoreBooking', at('2026-11-03', '10:00'), `/api/staff/booking/${id}/move`)
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
    const taken = await store.send('answerBooking', { accept: true }, `${path}/answer`)
    expect([taken.status, taken.body.error.code, taken.body.error.alternatives.length]).toEqual([
      409,
      'booking.slot-taken',
      5,
    ])
    const booked = await store.send('answerBooking', { accept: true, ...at('2026-11-05', '09:30') }, `${path}/answer`)
    expect(booked.body.booking).toMatchObject({ status: 'booked', start: '2026-11-05T09:30:00.000Z' })
    expect(await seen(reference)).toMatchObject({ status: 'booked', examiner: 'Ada Alm' })
    const again = await store.send('answerBooking', { accept: false }, `${path}/answer`)
    expect([again.status, again.body.error.code]).toEqual([409, 'booking.closed'])
    expect(await kindsTo(email)).toEqual(['booking-requested', 'booking-booked'].toSorted())
  })

  it('is declined, with a letter', async () => {
    const email = 'nej@klarsikt.example'
    const { reference, path } = await made('request', { ...at('2026-11-06', '19:00'), email })
    await store.send('answerBooking', { accept: false }, `${path}/answer`)
    expect(await seen(reference)).toMatchObject({ status: 'declined', canCancel: false })
    expect(await kindsTo(email)).toContain('booking-declined')
  })
})

describe('a visit', () => {
  it('is moved by the store, after which the customer changes it freely', async () => {
    const email = 'flytt@klarsikt.example'
    const { reference, path } = await made('create', { ...at('2026-11-09', '09:00'), email })
    const moved = await store.send(
      'moveStoreBooking',
      { ...at('2026-11-09', '10:00'), resourceId: 'bo' },
      `${path}/move`,
    )
    expect(moved.body.booking).toMatchObject({ start: '2026-11-09T10:00:00.000Z', resourceId: 'bo' })
    expect(await kindsTo(email)).toContain('booking-moved-by-store')
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
    const early = await store.send('settleBooking', { outcome: 'miss' }, missed)
    expect([early.status, early.body.error.code]).toEqual([409, 'booking.not-begun'])
    const done = await made('create', at('2026-11-10', '09:30'))
    shop.at('2026-11-10T10:00:00Z')
    store = await logIn(1)
    for (let twice = 0; twice < 2; twice++)
      expect((await store.send('settleBooking', { outcome: 'miss' }, missed)).body.booking).toMatchObject({
        status: 'no-show',
        feeCharged: 399,
      })
    expect(await shop.rows('select amount from invoice')).toEqual([{ amount: 39_900 }])
    const completed = await store.send('settleBooking', { outcome: 'complete' }, `${done.path}/settle`)
    expect(completed.body.booking).toMatchObject({ status: 'completed', feeCharged: 0 })
    shop.at(NOW)
  })
})

describe('an absence', () => {
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
    const away = { resourceId: 'ada', from: day, to: day }
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
    const rows = (await readAudit(shop.deps.database, { limit: 1_000 })).filter(
      ({ actorKind }) => actorKind === 'store',
    )
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set([
        'booking.booked',
        'booking.cancelled',
        'booking.completed',
        'booking.declined',
        'booking.no-show',
        'examiner.absent',
        'invoice.issued',
      ]),
    )
  })
})
