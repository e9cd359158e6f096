import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

let shop: BookingShop
beforeAll(async () => void (shop = await openBookingShop({ size: 20 })))
afterAll(() => shop.drop())

const MANY = 50
const NEXT = { storeId: 2, start: '2026-11-04T09:00:00.000Z' }

it('gives one time to one of fifty who want it at once; the others read that it is taken [R7]', async () => {
  const visitors = await Promise.all(Array.from({ length: MANY }, () => shop.visitor()))
  for (let round = 0; round < 3; round++) {
    const start = `2026-11-0${3 + round}T09:30:00.000Z`
    const answers = await Promise.all(
      // Half of the visitors hold the time first, as the booking wizard does.
      visitors.map(async (one, index) => {
        if (index % 2 === 0) return one.post('/api/booking/create', visit({ storeId: 2, start }))
        const { body } = await one.post('/api/booking/hold', visit({ storeId: 2, start }))
        return one.post('/api/booking/create', visit({ storeId: 2, start, holdId: body.holdId }))
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error?.code === 'booking.slot-taken')).toHaveLength(MANY - 1)
  }
  expect(await shop.rows('select count(*)::int as bookings from booking')).toEqual([{ bookings: 3 }])
  expect(await shop.rows('select count(*)::int as times from taken_time')).toEqual([{ times: 3 }])
})

it('moves one of many bookings to the last free time', async () => {
  const visitor = await shop.visitor()
  const booked = await Promise.all(
    ['10:00', '10:30', '12:00', '12:30', '13:00'].map((time) =>
      visitor.post('/api/booking/create', visit({ storeId: 2, start: `2026-11-09T${time}:00.000Z` })),
    ),
  )
  const answers = await Promise.all(
    booked.map(({ body }) => visitor.post(`/api/booking/${body.booking.id}/update`, NEXT)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
})

it('has constraints that refuse two spans of an examiner or of a room, whatever the code does', async () => {
  const [row] = await shop.rows<{ id: string }>('select id from taken_time limit 1')
  const copy = (examiner: string, room: string) =>
    shop.rows(
      `insert into taken_time (id, store_id, examiner_id, room_id, starts_at, ends_at, held_until)
       select 'copy', store_id, ${examiner}, ${room}, starts_at + interval '15 minutes', ends_at + interval '15 minutes', now()
       from taken_time where id = $1`,
      row?.id,
    )
  await expect(copy('examiner_id', `'room-1'`)).rejects.toThrow(/taken_time_examiner_overlaps/)
  await expect(copy(`'ada'`, 'room_id')).rejects.toThrow(/taken_time_room_overlaps/)
  await expect(copy(`'ada'`, `'room-1'`)).resolves.toEqual([])
})
