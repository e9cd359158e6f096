import { requisitionStates } from '@klarsikt/core/requisition'
import {
  demoBookings,
  demoCustomers,
  demoExaminers,
  demoExams,
  demoExamRooms,
  demoRequisitions,
  demoShop,
  demoVisits,
} from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { store } from '../groups/catalogue/store/tables.js'
import { booking, examiner } from '../groups/visit/booking/tables.js'
import { requisition } from '../groups/visit/requisition/tables.js'
import { NOW } from '../testing/small-shop-parts.js'
import { ask, createTestApi, type TestApi } from '../testing/test-api.js'
import { seedBookings, seedCustomers, seedExaminers, seedExams, seedRequisitions, seedVisits } from './index.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

const people = () => seedExaminers(api.test.database, demoExaminers(), demoExamRooms())

it('gives no one to stores that a shop does not have', async () => {
  await people()
  expect(await api.test.database.orm.$count(examiner)).toBe(0)
})

it('gives every store of a demo free times, and anna her bookings, once', async () => {
  const now = new Date(NOW)
  const { stores } = demoShop(now)
  // Replaces the small shop's stores, which have the same names as the demo's.
  await api.test.database.orm.delete(store)
  await api.test.database.orm.insert(store).values([...stores])
  await seedCustomers(api.test.database, demoCustomers(), { encryption: api.deps.encryption, now })
  for (let twice = 0; twice < 2; twice++) await people()
  expect(await api.test.database.orm.$count(examiner)).toBe(demoExaminers().length)
  const { body } = await ask(api, '/api/booking/nextFree?examType=glasses&ageGroup=8-12')
  const ids = new Set(stores.map(({ id }) => id))
  const free = (body.stores as { storeId: number; start: string | null }[]).filter(({ storeId }) => ids.has(storeId))
  // One store uses a booking system, which this shop does not have.
  expect(free.filter(({ start }) => start === null)).toEqual([{ storeId: 1068, start: null, isAway: true }])
  expect(free).toHaveLength(68)
  expect([await seedBookings(api.deps, demoBookings()), await seedBookings(api.deps, demoBookings())]).toEqual([2, 0])
  const states = await api.test.database.orm.select({ state: booking.state }).from(booking).orderBy(booking.startsAt)
  expect(states).toEqual([{ state: 'booked' }, { state: 'cancelled' }])
  expect(await seedExams(api.deps, demoExams())).toBe(1)
  const entered = await api.test.database.query({
    text: 'select 1 from saved_prescription where booking_id is not null',
  })
  expect(entered.rows).toHaveLength(1)
  const days = new Set(demoVisits().map((visit) => `${visit.storeId} ${visit.inDays}`))
  const seeded = await seedVisits(api.deps, demoVisits())
  expect(seeded).toBeGreaterThan(demoVisits().length * 0.6)
  const filled = await api.test.database.query<{ day: string }>({
    text: `select distinct store_id || ' ' || starts_at::date as day from booking where customer_id is null`,
  })
  // A Sunday has no times, and the rest of today may have none.
  expect(filled.rows.length).toBeGreaterThanOrEqual(days.size - 2 * 3)
  const { rows } = await api.test.database.query({
    text: `select 1 from mail_outbox where state = 'waiting' and kind like 'booking-%'`,
  })
  expect(rows).toEqual([])
  // There is one requisition in every state. Only the pending one has a letter to send.
  for (const made of [6, 0]) expect(await seedRequisitions(api.deps, demoRequisitions())).toBe(made)
  const stored = await api.test.database.orm.select({ state: requisition.state }).from(requisition)
  expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(requisitionStates.states))
  const unsent = await api.test.database.query<{ kind: string }>({
    text: `select distinct kind from mail_outbox where state = 'waiting' and kind not like 'requisition-asked'`,
  })
  expect(unsent.rows.filter(({ kind }) => /^(booking|requisition|invoice)-/.test(kind))).toEqual([])
})
