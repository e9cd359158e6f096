import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPersonalData } from '../../../forget-personal-data.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import { ask, type Visitor } from '../../../testing/test-api.js'
import { removeExpiredHolds } from './hold.js'
import { remindOfVisits } from './remind.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

let shop: BookingShop
let asa: Visitor
beforeAll(async () => {
  shop = await openBookingShop()
  asa = await shop.visitor()
})
afterAll(() => shop.drop())

const TUESDAY = '2026-11-03'
const slotsOf = async (query = '') => {
  const path = `/api/booking/slots?storeId=1&examType=glasses&ageGroup=18-74&from=${TUESDAY}&to=${TUESDAY}${query}`
  const { body } = await ask(shop, path)
  return (body.slots as { start: string; end: string; resourceId: string }[]).map((slot) => ({
    ...slot,
    at: slot.start.slice(11, 16),
  }))
}
const freeAt = async (at: string) => (await slotsOf()).some((slot) => slot.at === at)
const book = async (changes: object = {}, who = asa) => who.post('/api/booking/create', visit(changes))
const at = (time: string, day = TUESDAY) => ({ start: `${day}T${time}:00.000Z` })

describe('what can be booked', () => {
  it('are exams with length and both prices, of one kind or all [BOOK-011]', async () => {
    const { status, body } = await ask(shop, '/api/booking/examTypes?kind=auditory')
    expect([status, body.examTypes]).toEqual([
      200,
      [expect.objectContaining({ id: 'hearing', name: 'Hörseltest', minutes: 30, hasAgeGroup: false, price: 0 })],
    ])
    const all = (await ask(shop, '/api/booking/examTypes')).body.examTypes
    expect(all).toHaveLength(6)
    expect(all[0]).toMatchObject({ id: 'glasses', price: 395, memberPrice: 199 })
  })

  it('are half-hours of the store in which examiner and room are free', async () => {
    const slots = await slotsOf()
    expect(slots.slice(0, 2)).toMatchObject([
      { start: '2026-11-03T09:00:00.000Z', end: '2026-11-03T09:30:00.000Z', resourceId: 'ada' },
      { start: '2026-11-03T09:00:00.000Z', resourceId: 'bo' },
    ])
    expect(new Set(slots.map((slot) => slot.at))).not.toContain('11:00')
    expect(await slotsOf('&resourceId=bo')).toHaveLength(slots.length / 2)
  })

  it('are asked for an age group, a known store and real days', async () => {
    const query = '/api/booking/slots?examType=glasses'
    for (const [path, field] of [
      [`${query}&storeId=1`, 'ageGroup'],
      [`${query}&storeId=99&ageGroup=75`, 'storeId'],
      [`${query}&storeId=1&ageGroup=75&from=2026-11-31`, 'from'],
      [`${query}&storeId=1&ageGroup=75&to=2026-13-01`, 'to'],
    ] as const) {
      const { status, body } = await ask(shop, path)
      expect([path, status, Object.keys(body.error.fields ?? {})]).toEqual([path, 422, [field]])
    }
  })

  it('is shown for every store that does the exam at once', async () => {
    const { body } = await ask(shop, '/api/booking/nextFree?examType=glasses&ageGroup=18-74')
    expect(body.stores).toEqual([
      { storeId: 1, start: '2026-11-02T12:00:00.000Z', isAway: false },
      { storeId: 2, start: '2026-11-02T12:00:00.000Z', isAway: false },
    ])
  })
})

it('names the examiners of a store without those who have left', async () => {
  const names = async () => {
    const { body } = await ask(shop, '/api/booking/examiners?storeId=1')
    return body.examiners.map(({ name, skills }: { name: string; skills: string[] }) => [name, skills.length > 0])
  }
  const before = await names()
  expect(before.length).toBeGreaterThan(0)
  await shop.rows(`update examiner set left_at = now() where store_id = 1 and name = '${before[0][0]}'`)
  expect(await names()).toEqual(before.slice(1))
  await shop.rows('update examiner set left_at = null')
})

it('finds the first free time of a store that is full for weeks', async () => {
  await shop.rows(
    `update examiner set plan = plan || '{"leave": [{"from": "2026-11-01", "to": "2027-01-10"}]}' where id = 'cid'`,
  )
  const { body } = await ask(shop, '/api/booking/nextFree?examType=glasses&ageGroup=18-74')
  expect(body.stores[1]).toEqual({ storeId: 2, start: '2027-01-11T09:00:00.000Z', isAway: false })
  await shop.rows(`update examiner set plan = plan - 'leave' where id = 'cid'`)
})

describe('a booking', () => {
  it('takes its time, is masked for visitors with its link, and is confirmed by letter and SMS [BOOK-001, BOOK-004]', async () => {
    const { status, body } = await book()
    expect(body).toEqual({
      success: true,
      booking: { id: expect.stringMatching(/^[0-9a-f]{32}$/), status: 'booked', start: '2026-11-03T09:00:00.000Z' },
    })
    expect([status, await freeAt('09:00')]).toEqual([200, false])
    const other = await shop.visitor()
    expect((await other.get(`/api/booking/${body.booking.id}`)).body.data).toMatchObject({
      examType: 'glasses',
      ageGroup: '18-74',
      ssn: '19900101-****',
      firstName: 'Å***',
      lastName: 'E***',
      email: 'a***@klarsikt.example',
      mobile: '***05',
      note: null,
      store: { id: 1, name: 'Stockholm City' },
      examiner: 'Ada Alm',
      canCancel: true,
      canRebook: true,
      feeCharged: 0,
    })
    const [letter] = await shop.letters()
    expect(letter).toMatchObject({ to: 'asa@klarsikt.example', subject: 'Din tid hos Stockholm City är bokad' })
    expect(letter?.text).toContain(`/boka-synunders%C3%B6kning/${body.booking.id}`)
    const { number } = (await asa.get(`/api/booking/${body.booking.id}`)).body.data
    expect(number).toMatch(/^B\d{8}$/)
    expect(letter?.text).toContain(number)
    // People use the number in conversation; it gives no access to the booking.
    expect((await asa.get(`/api/booking/${number}`)).status).toBe(404)
    expect(await shop.rows(`select kind from sms_outbox where kind like 'booking%'`)).toEqual([
      { kind: 'booking-booked' },
    ])
  })

  it('is the same one when it is sent again, and at the same moment [BOOK-004]', async () => {
    const same = visit(at('09:30'))
    const answers = await Promise.all([1, 2, 3].map(() => asa.post('/api/booking/create', same)))
    const again = await asa.post('/api/booking/create', same)
    expect(new Set([...answers, again].map(({ body }) => body.booking?.id)).size).toBe(1)
  })

  it('of a taken time is refused with the nearest others [ERR-008]', async () => {
    const { status, body } = await book()
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'booking.slot-taken',
      'Tiden har precis bokats av någon annan. Välj en annan tid.',
    ])
    expect(body.error.alternatives).toHaveLength(5)
    expect(body.error.alternatives[0]).toEqual({
      start: expect.any(String),
      end: expect.any(String),
      resourceId: expect.any(String),
    })
    expect((await book({ start: '2026-11-03T11:00:00.000Z' })).body.error.code).toBe('booking.slot-taken')
  })

  it('of a child needs someone who sees children, and a guardian', async () => {
    const child = { ssn: '20150115-2381', ageGroup: '8-12', ...at('10:00') }
    const { status, body } = await book(child)
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['guardian.name', 'guardian.mobile']])
    const guardian = { name: 'Bo Ek', mobile: '0701740605' }
    const booked = await book({ ...child, guardian })
    expect(booked.status).toBe(200)
    expect((await asa.get(`/api/booking/${booked.body.booking.id}`)).body.data.examiner).toBe('Ada Alm')
    const [letter] = (await shop.letters()).filter(({ text }) => text.includes(booked.body.booking.id))
    expect(letter?.text).toMatch(/^Hej Bo!/m)
    expect(letter?.text).toMatch(/Besöket gäller:?\s+Åsa/)
    const young = await book({ ...child, ssn: '20200115-2384', guardian })
    expect([young.status, young.body.error.code]).toEqual([422, 'booking.too-young'])
    expect((await book({ ...child, ageGroup: '13-17', guardian })).body.error.fields).toHaveProperty('ssn')
  })

  it('is refused for a store, a person or a time that cannot be', async () => {
    expect((await book({ storeId: 99 })).body.error.fields).toHaveProperty('storeId')
    expect((await book({ start: '2026-11-02T09:00:00Z' })).body.error.fields).toHaveProperty('start')
    expect((await book({ ageGroup: null })).body.error.fields).toHaveProperty('ageGroup')
    expect((await book({ note: '<b>' })).body.error.fields).toHaveProperty('note')
    expect((await asa.get(`/api/booking/${'0'.repeat(32)}`)).body.error.code).toBe('booking.not-found')
    expect((await asa.get('/api/booking/3')).body.error.code).toBe('booking.not-found')
  })

  it('stores no number, name or note in clear', async () => {
    const [row] = await shop.rows<{ all: string }>(`select string_agg(b::text, ' ') as all from booking b`)
    expect(row?.all).not.toMatch(/19900101|Åsa|asa@|dörren/)
  })
})

describe('a hold', () => {
  it('keeps a time for ten minutes, for its own session only, and is used up by the booking', async () => {
    const [anna, eva] = [await shop.visitor(), await shop.visitor()]
    const { body: held } = await anna.post('/api/booking/hold', { ...visit(at('13:00')), resourceId: 'bo' })
    expect(held).toMatchObject({ success: true, resourceId: 'bo', expiresAt: '2026-11-02T10:10:00.000Z' })
    expect((await book(at('13:00'), eva)).body.error.code).toBe('booking.slot-taken')
    expect((await book({ ...at('13:00'), holdId: held.holdId }, eva)).body.error.code).toBe('booking.slot-taken')
    const { body } = await book({ ...at('13:00'), holdId: held.holdId }, anna)
    expect(body.booking.status).toBe('booked')
    expect(await shop.rows('select id from taken_time where held_until is not null')).toEqual([])
    expect((await anna.get(`/api/booking/${body.booking.id}`)).body.data.examiner).toBe('Bo Berg')
  })

  it('is one of a session: another choice gives the first back, and leaving gives it back too', async () => {
    const anna = await shop.visitor()
    await anna.post('/api/booking/hold', visit(at('14:00')))
    const { body } = await anna.post('/api/booking/hold', visit(at('14:30')))
    expect([await freeAt('14:00'), await freeAt('14:30')]).toEqual([true, false])
    const stranger = await shop.visitor()
    await stranger.post(`/api/booking/hold/${body.holdId}/release`)
    expect(await freeAt('14:30')).toBe(false)
    for (let twice = 0; twice < 2; twice++)
      expect((await anna.post(`/api/booking/hold/${body.holdId}/release`)).body).toEqual({ success: true })
    expect(await freeAt('14:30')).toBe(true)
  })

  it('blocks nothing once it has run out', async () => {
    const anna = await shop.visitor()
    const { body } = await anna.post('/api/booking/hold', visit(at('15:00')))
    shop.at('2026-11-02T10:09:59.999Z')
    expect(await freeAt('15:00')).toBe(false)
    shop.at('2026-11-02T10:10:00.000Z')
    expect(await freeAt('15:00')).toBe(true)
    expect((await book(at('15:00'))).status).toBe(200)
    expect((await book({ ...at('15:00'), holdId: body.holdId }, anna)).body.error.code).toBe('booking.slot-taken')
    await removeExpiredHolds(shop.deps)
    expect(await shop.rows('select id from taken_time where held_until is not null')).toEqual([])
    shop.at(NOW)
  })
})

it('sends a suggestion to the store, which takes no time [BOOK-008]', async () => {
  const { status, body } = await asa.post('/api/booking/request', visit(at('16:15', '2026-11-19')))
  expect([status, body.booking.status]).toEqual([200, 'requested'])
  expect(await shop.rows('select id from taken_time where booking_id = $1', body.booking.id)).toEqual([])
  const cancelled = await asa.post(`/api/booking/${body.booking.id}/cancel`, {})
  expect(cancelled.body.booking).toMatchObject({ status: 'cancelled', feeCharged: 0 })
})

it('gives calendars one entry that changes with the booking and goes with it', async () => {
  const { body } = await book({ ...at('09:00', '2026-11-20'), email: 'kalender@klarsikt.example' })
  const path = `/api/booking/${body.booking.id}`
  const file = await asa.get(`${path}/calendar`)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  await asa.post(`${path}/update`, { storeId: 2, start: '2026-11-20T14:00:00.000Z' })
  await asa.post(`${path}/cancel`, {})
  const letters = (await shop.letters()).filter(({ to }) => to === 'kalender@klarsikt.example')
  const files = [String(file.body), ...letters.map(({ attachments }) => attachments?.[0]?.content ?? '')]
  const entries = files.map((text) => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    const start = event.startDate.toJSDate().toISOString()
    return [calendar.getFirstPropertyValue('method'), event.uid, event.sequence, start, event.summary]
  })
  const uid = entries[0]?.[1]
  expect(uid).not.toContain(body.booking.id)
  const [first, later] = ['2026-11-20T09:00:00.000Z', '2026-11-20T14:00:00.000Z']
  expect(entries.toSorted((a, b) => Number(a[2]) - Number(b[2]))).toEqual([
    ['PUBLISH', uid, 0, first, 'Besök hos Stockholm City'],
    ['PUBLISH', uid, 0, first, 'Besök hos Stockholm City'],
    ['PUBLISH', uid, 1, later, 'Besök hos Malmö Outlet'],
    ['CANCEL', uid, 2, later, 'Besök hos Malmö Outlet'],
  ])
  for (const { subject } of letters) expect(subject).not.toMatch(/syn|lins|hörsel|undersökning/i)
})

it('forgets whom a visit was for a month after it, and of a visitor who owes a fee once the claim has lapsed', async () => {
  const [past, late] = [await book(at('09:00', '2026-11-25')), await book(at('09:30', '2026-11-25'))]
  shop.at('2026-11-25T09:00:00Z')
  await asa.post(`/api/booking/${late.body.booking.id}/cancel`, { acceptFee: true })
  const seen = async ({ body }: typeof past) => (await asa.get(`/api/booking/${body.booking.id}`)).body.data
  shop.at('2026-12-25T09:30:00Z')
  await forgetPersonalData(shop.deps)
  expect((await seen(past)).firstName).toBe('Å***')
  shop.at('2026-12-25T11:00:00Z')
  await forgetPersonalData(shop.deps)
  expect([await seen(past), await seen(late)]).toMatchObject([
    { firstName: '', email: '', ssn: '****', canRebook: false },
    { firstName: 'Å***', feeCharged: 399, canRebook: true },
  ])
  shop.at('2029-12-24T09:30:00Z')
  await forgetPersonalData(shop.deps)
  expect((await seen(late)).firstName).toBe('Å***')
  shop.at('2029-12-25T09:30:00Z')
  await forgetPersonalData(shop.deps)
  expect(await seen(late)).toMatchObject({ firstName: '', feeCharged: 399 })
  shop.at(NOW)
})

it('reminds 72 and 26 hours before, once each, and not of what was booked later than that', async () => {
  const to = 'minnas@klarsikt.example'
  const { body } = await book({ ...at('13:00', '2026-11-24'), email: to })
  const reminders = async () =>
    (await shop.letters()).filter((one) => one.to === to && one.kind === 'booking-reminder').length
  for (const [instant, sent] of [
    ['2026-11-21T12:59:59Z', 0],
    ['2026-11-21T13:00:00Z', 1],
    ['2026-11-21T13:10:00Z', 1],
    ['2026-11-23T11:00:00Z', 2],
    ['2026-11-24T12:00:00Z', 2],
  ] as const) {
    shop.at(instant)
    await remindOfVisits(shop.deps)
    expect([instant, await reminders()]).toEqual([instant, sent])
  }
  const reminder = (await shop.letters()).find(({ kind }) => kind === 'booking-reminder')
  expect(reminder?.text).toContain('24 november')
  shop.at('2026-11-24T09:00:00Z')
  await book({ ...at('15:00', '2026-11-24'), email: 'sen@klarsikt.example' })
  await remindOfVisits(shop.deps)
  expect((await shop.letters()).filter((one) => one.to === 'sen@klarsikt.example').map(({ kind }) => kind)).toEqual([
    'booking-booked',
  ])
  expect(body.booking.status).toBe('booked')
  shop.at(NOW)
})
