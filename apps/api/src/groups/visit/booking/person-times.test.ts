import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { Visitor } from '../../../testing/test-api.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

let shop: BookingShop
let asa: Visitor
let store: SessionCaller
beforeAll(async () => {
  shop = await openBookingShop({ size: 10 })
  asa = await shop.visitor()
  const staff = { storeId: 1, employeeNumber: '7', name: 'Eva', role: 'optician' } as const
  await addStaff(shop.deps.database, staff, new Date(NOW))
  store = await callInSession(shop, 'store1', { store: { id: 1, employeeNumber: '7', name: 'Eva' } })
})
afterAll(() => shop.drop())

const at = (day: string, time: string) => ({ start: `${day}T${time}:00.000Z` })
const CHILD = { ssn: '20150115-2381', ageGroup: '8-12', guardian: { name: 'Bo Ek', mobile: '0701740605' } }
const create = (changes: object, who = asa) => who.post('/api/booking/create', visit(changes))
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code
const idOf = ({ body }: { body: { booking: { id: string } } }) => body.booking.id

describe('a person with a visit', () => {
  it('has no second one at that time, in the same store or another', async () => {
    const day = '2026-11-10'
    await create(at(day, '09:00'))
    const stranger = await shop.visitor()
    expect(codeOf(await create({ examType: 'hearing', ...at(day, '09:00') }, stranger))).toBe('booking.person-busy')
    expect(codeOf(await create({ storeId: 2, ...at(day, '09:00') }, stranger))).toBe('booking.person-busy')
    expect((await create({ storeId: 2, ...at(day, '09:30') })).status).toBe(200)
    expect((await create({ ...CHILD, email: 'barn@klarsikt.example', ...at('2026-11-10', '10:00') })).status).toBe(200)
  })

  it('is not moved into it, and has the time of a visit that is given up', async () => {
    const day = '2026-11-11'
    const first = await create(at(day, '09:00'))
    const second = await create({ storeId: 2, ...at(day, '13:00') })
    const update = { storeId: 2, ...at(day, '09:00') }
    const path = `/api/booking/${idOf(second)}/update`
    expect(codeOf(await asa.post(path, update))).toBe('booking.person-busy')
    // The booking's own time does not block it.
    expect((await asa.post(path, { storeId: 1, ...at(day, '13:00') })).status).toBe(200)
    await asa.post(`/api/booking/${idOf(first)}/cancel`, {})
    expect((await asa.post(path, update)).status).toBe(200)
    const again = await asa.post(`/api/booking/${idOf(first)}/update`, { storeId: 1, ...at(day, '09:00') })
    expect(codeOf(again)).toBe('booking.person-busy')
  })

  it('is not booked by the store, nor by its answer to a suggestion', async () => {
    const day = '2026-11-12'
    await create({ storeId: 2, ...at(day, '09:00') })
    const { storeId: _, ...typed } = visit(at(day, '09:00'))
    expect(codeOf(await store.send('createStoreBooking', typed))).toBe('booking.person-busy')
    const suggested = await asa.post('/api/booking/request', visit(at(day, '09:00')))
    const [row] = await shop.rows<{ id: string }>(
      'select calendar_id as id from booking where id = $1',
      idOf(suggested),
    )
    const answer = (time: string) =>
      store.send(
        'answerBooking',
        { version: 0, accept: true, ...at(day, time) },
        `/api/staff/booking/${row?.id}/answer`,
      )
    expect(codeOf(await answer('09:00'))).toBe('booking.person-busy')
    expect((await answer('10:00')).body.booking).toMatchObject({ status: 'booked' })
  })

  it('has one of two that are booked at once', async () => {
    const day = '2026-11-13'
    const answers = await Promise.all(
      [1, 2, 1, 2].map(async (storeId) => create({ storeId, ...at(day, '09:00') }, await shop.visitor())),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('keeps a held time while the other visit is given up', async () => {
    const day = '2026-11-17'
    const first = await create({ storeId: 2, ...at(day, '09:00') })
    const held = (await asa.post('/api/booking/hold', visit(at(day, '09:00')))).body.holdId
    const asked = { ...at(day, '09:00'), holdId: held }
    expect(codeOf(await create(asked))).toBe('booking.person-busy')
    await asa.post(`/api/booking/${idOf(first)}/cancel`, {})
    expect((await create(asked)).status).toBe(200)
  })
})

describe('an exam that a store does not do', () => {
  const lenses = { storeId: 2, examType: 'lenses', ...at('2026-11-18', '09:00') }

  it('is another answer than one without a free time', async () => {
    const slots = (query: string) => asa.get(`/api/booking/slots?${query}&ageGroup=18-74&from=2026-11-15&to=2026-11-15`)
    expect((await slots('storeId=2&examType=glasses')).body.slots).toEqual([])
    const { status, body } = await slots('storeId=2&examType=lenses')
    expect([status, body.error.code]).toEqual([409, 'booking.not-offered'])
    for (const exam of ['lenses&ageGroup=18-74', 'glasses&ageGroup=8-12', 'hearing']) {
      const { stores } = (await asa.get(`/api/booking/nextFree?examType=${exam}`)).body
      expect(stores.map(({ storeId }: { storeId: number }) => storeId)).toEqual([1])
    }
  })

  it('is neither held nor booked nor moved to nor suggested', async () => {
    expect(codeOf(await asa.post('/api/booking/hold', visit(lenses)))).toBe('booking.not-offered')
    expect(codeOf(await create(lenses))).toBe('booking.not-offered')
    expect(codeOf(await asa.post('/api/booking/request', visit(lenses)))).toBe('booking.not-offered')
    const child = await asa.post('/api/booking/request', visit({ ...lenses, examType: 'glasses', ...CHILD }))
    expect(codeOf(child)).toBe('booking.not-offered')
    const here = await create({ ...lenses, storeId: 1 })
    const moved = await asa.post(`/api/booking/${idOf(here)}/update`, { storeId: 2, start: lenses.start })
    expect(codeOf(moved)).toBe('booking.not-offered')
  })
})

it.each([
  ['on a closed Sunday', '2026-11-22', '10:00'],
  ['at night', '2026-11-19', '02:00'],
  ['before it opens', '2026-11-19', '08:30'],
  ['when it closes before the end', '2026-11-19', '16:45'],
  ['further ahead than times are given', '2027-11-19', '10:00'],
])('refuses a suggestion %s, at its field [BOOK-008]', async (_, day, time) => {
  const { status, body } = await asa.post('/api/booking/request', visit(at(day, time)))
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['start']])
})
