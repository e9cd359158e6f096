import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { Visitor } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

let shop: BookingShop
let asa: Visitor
beforeAll(async () => {
  shop = await openBookingShop()
  asa = await shop.visitor()
})
afterAll(() => shop.drop())

const book = async (changes: object = {}, who = asa) => who.post('/api/booking/create', visit(changes))
const at = (time: string, day: string) => ({ start: `${day}T${time}:00.000Z` })

describe('a change', () => {
  it('moves a booking to another time and store, and frees the time it had [BOOK-005]', async () => {
    const { body } = await book(at('09:00', '2026-11-10'))
    const path = `/api/booking/${body.booking.id}/update`
    const there = { storeId: 2, start: '2026-11-11T09:00:00.000Z', acceptFee: false }
    const moved = await asa.post(path, there)
    expect(moved.body.booking).toMatchObject({ status: 'booked', start: there.start, store: { id: 2 }, feeCharged: 0 })
    const again = await asa.post(path, there)
    expect(again.body.booking).toEqual(moved.body.booking)
    expect((await book(at('09:00', '2026-11-10'))).status).toBe(200)
    expect((await book({ storeId: 2, start: there.start })).body.error.code).toBe('booking.slot-taken')
    const other = await book(at('10:00', '2026-11-11'))
    const clash = await asa.post(`/api/booking/${other.body.booking.id}/update`, there)
    expect([clash.status, clash.body.error.code]).toEqual([409, 'booking.slot-taken'])
    expect((await asa.get(`/api/booking/${other.body.booking.id}`)).body.data).toMatchObject({
      start: '2026-11-11T10:00:00.000Z',
    })
  })

  it('cancels it, frees the time, and books a cancelled one again [BOOK-006, BOOK-007]', async () => {
    const { body } = await book(at('09:00', '2026-11-12'))
    const path = `/api/booking/${body.booking.id}`
    const cancelled = await asa.post(`${path}/cancel`, { acceptFee: false })
    expect(cancelled.body.booking).toMatchObject({
      status: 'cancelled',
      canCancel: false,
      canRebook: true,
      calendarUrl: null,
    })
    expect((await asa.post(`${path}/cancel`, {})).body.booking.status).toBe('cancelled')
    expect(await shop.rows('select id from taken_time where booking_id = $1', body.booking.id)).toEqual([])
    const again = await asa.post(`${path}/update`, { storeId: 1, start: '2026-11-12T09:00:00.000Z' })
    expect(again.body.booking).toMatchObject({ status: 'booked', feeCharged: 0 })
  })

  it('within 24 hours costs 399 kr, which must be accepted; an invoice for who is known [BOOK-009, BOOK-010]', async () => {
    const { send, get } = await callInSession(shop, 'customer', { customerId: 'customer-1' })
    const { body } = await send('createBooking', visit({ ...at('10:30', '2026-11-13') }))
    const path = `/api/booking/${body.booking.id}`
    shop.at('2026-11-12T10:30:00.001Z')
    const refused = await send('cancelBooking', {}, `${path}/cancel`)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'booking.fee-not-accepted'])
    expect(refused.body.error.message).toContain('399\u00a0kr')
    expect((await get(path)).body.data).toMatchObject({ status: 'booked', feeNow: 399, isOwn: true, firstName: 'Åsa' })
    const moved = await send(
      'updateBooking',
      { storeId: 1, start: '2026-11-16T10:30:00.000Z', acceptFee: true },
      `${path}/update`,
    )
    expect(moved.body.booking).toMatchObject({ feeCharged: 399, feeNow: 0 })
    expect(await shop.rows('select amount, customer_id from invoice')).toEqual([
      { amount: 39_900, customer_id: 'customer-1' },
    ])
    shop.at('2026-11-15T10:30:00.000Z')
    const free = await send('cancelBooking', {}, `${path}/cancel`)
    expect(free.body.booking).toMatchObject({ status: 'cancelled', feeCharged: 399 })
    const rows = (await readAudit(shop.deps.database, { limit: 100 })).filter(
      ({ actorKind }) => actorKind === 'customer',
    )
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'booking.booked',
      'booking.booked',
      'booking.cancelled',
      'invoice.issued',
    ])
    expect(JSON.stringify(rows)).not.toContain(body.booking.id)
    expect((await get('/api/booking/list')).body.data).toMatchObject([{ id: body.booking.id, status: 'cancelled' }])
    shop.at(NOW)
  })

  it('within 24 hours sends a guest a link to pay the fee, once [BOOK-010]', async () => {
    const email = 'sen@klarsikt.example'
    const { body } = await book({ ...at('10:30', '2026-11-19'), email })
    shop.at('2026-11-18T10:30:00.001Z')
    const path = `/api/booking/${body.booking.id}/cancel`
    for (let twice = 0; twice < 2; twice++)
      expect((await asa.post(path, { acceptFee: true })).body.booking).toMatchObject({ feeCharged: 399 })
    const letters = (await shop.letters()).filter(({ to, kind }) => to === email && kind === 'payment-link')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toMatch(/Avgift för sen av- eller ombokning/)
    const token = /\/betala\/([\w-]+)/.exec(letters[0]?.text ?? '')?.[1]
    const link = (await asa.get(`/api/payment/request/${token}`)).body.data
    expect(link).toMatchObject({ amount: 399, purpose: 'Avgift för sen av- eller ombokning' })
    shop.at(NOW)
  })

  it('is refused once the visit has begun', async () => {
    const { body } = await book(at('14:00', '2026-11-17'))
    shop.at('2026-11-17T14:00:00Z')
    const late = await asa.post(`/api/booking/${body.booking.id}/cancel`, { acceptFee: true })
    expect([late.status, late.body.error.code]).toEqual([409, 'booking.too-late'])
    shop.at(NOW)
  })

  it('rebooking against cancelling leaves one valid state', async () => {
    for (let round = 0; round < 10; round++) {
      const { body } = await book(at('09:30', '2026-11-18'))
      const path = `/api/booking/${body.booking.id}`
      const later = { storeId: 1, start: '2026-11-18T10:00:00.000Z' }
      await Promise.all([asa.post(`${path}/cancel`, {}), asa.post(`${path}/update`, later)])
      const { data } = (await asa.get(path)).body
      const rows = await shop.rows<{ at: Date }>(
        'select starts_at as at from taken_time where booking_id = $1',
        body.booking.id,
      )
      expect(rows.map((row) => row.at.toISOString())).toEqual(data.status === 'booked' ? [data.start] : [])
      if (data.status === 'booked') await asa.post(`${path}/cancel`, {})
    }
  })
})

describe('a change to a held time [BOOK-005]', () => {
  const [SOON, DAY] = ['2026-11-05', '2026-11-24']
  const holds = () => shop.rows<{ at: Date }>('select starts_at as at from taken_time where held_until is not null')

  it('uses the hold up with the move, which gives the old time back', async () => {
    const { body } = await book(at('09:00', DAY))
    const { body: held } = await asa.post('/api/booking/hold', { ...visit(at('10:00', DAY)), resourceId: 'ada' })
    const bo = await shop.visitor()
    expect((await book({ ...at('10:00', DAY), resourceId: 'ada' }, bo)).body.error.code).toBe('booking.slot-taken')
    const path = `/api/booking/${body.booking.id}`
    const there = { storeId: 1, ...at('10:00', DAY), resourceId: 'ada', holdId: held.holdId }
    const moved = await asa.post(`${path}/update`, there)
    expect(moved.body.booking).toMatchObject({ status: 'booked', start: there.start, examiner: 'Ada Alm' })
    expect(await holds()).toEqual([])
    expect(await shop.rows('select id from taken_time where booking_id = $1', body.booking.id)).toHaveLength(1)
    expect((await asa.post(`${path}/update`, there)).body.booking).toEqual(moved.body.booking)
    expect((await book({ ...at('09:00', DAY) }, bo)).status).toBe(200)
  })

  it('keeps the hold where what it costs is not agreed to, and takes it once it is', async () => {
    const { body } = await book({ ...at('10:00', SOON) })
    shop.at('2026-11-05T08:00:00.000Z')
    const { body: held } = await asa.post('/api/booking/hold', visit(at('13:00', SOON)))
    const path = `/api/booking/${body.booking.id}/update`
    const there = { storeId: 1, ...at('13:00', SOON), holdId: held.holdId }
    expect((await asa.post(path, there)).body.error.code).toBe('booking.fee-not-accepted')
    expect(await holds()).toHaveLength(1)
    expect((await asa.post(path, { ...there, acceptFee: true })).body.booking.feeCharged).toBe(399)
    expect(await holds()).toEqual([])
    shop.at(NOW)
  })
})
