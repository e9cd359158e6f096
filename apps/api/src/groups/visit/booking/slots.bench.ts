import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../../../testing/test-api.js'
import { type BookingShop, openBookingShop } from './testing/booking-shop.js'

const BOOKINGS = 5_000
const EXAMINERS = 12

let shop: BookingShop
beforeAll(async () => {
  shop = await openBookingShop()
  await shop.rows(
    `insert into examiner (id, store_id, name, skills, plan)
     select 'many-' || n, 3, 'Optiker ' || n, '["sight"]', (select plan from examiner where id = 'ada') from generate_series(1, $1) n`,
    EXAMINERS,
  )
  await shop.rows(
    `insert into exam_room (id, store_id, kinds) select 'many-' || n, 3, '["visual"]' from generate_series(1, $1) n`,
    EXAMINERS,
  )
  // Fills half-hours, one after the other, each for another examiner and room. They include nights, because the
  // query reads every row in its span.
  await shop.rows(
    `insert into taken_time (id, store_id, examiner_id, room_id, starts_at, ends_at, held_until)
     select 'many-' || n, 3, 'many-' || 1 + n % $2, 'many-' || 1 + n % $2, at, at + interval '30 minutes', at + interval '1 year'
     from (select n, timestamptz '2026-11-02T09:00:00Z' + n / $2 * interval '150 minutes' as at from generate_series(0, $1 - 1) n) s`,
    BOOKINGS,
    EXAMINERS,
  )
  await shop.rows('analyze taken_time')
})
afterAll(() => shop.drop())

it('answers six weeks of a store with 5,000 bookings', async ({ bench }) => {
  const path = '/api/booking/slots?storeId=3&examType=glasses&ageGroup=18-74&to=2026-12-13'
  const { status, body } = await ask(shop, path)
  expect([status, body.slots.length > 3_000]).toEqual([200, true])
  await bench('free times', async () => void (await ask(shop, path))).run()
})
