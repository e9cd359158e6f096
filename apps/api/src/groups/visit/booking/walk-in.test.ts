import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import type { Visitor } from '../../../testing/test-api.js'
import { sealPersonalNumber } from '../../person/customer/personal-number.js'
import { customer } from '../../person/customer/tables.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

let shop: BookingShop
let asa: Visitor
let store: SessionCaller
beforeAll(async () => {
  shop = await openBookingShop()
  asa = await shop.visitor()
  const eva = { storeId: 1, employeeNumber: '7', name: 'Eva', role: 'optician' } as const
  await addStaff(shop.deps.database, eva, new Date('2026-11-02T10:00:00.000Z'))
})
beforeEach(async () => {
  shop.at('2026-11-02T10:10:00.000Z')
  store = await callInSession(shop, 'store1', { store: { id: 1, employeeNumber: '7', name: 'Eva' } })
  await shop.rows('delete from taken_time')
})
afterAll(() => shop.drop())

/** Twenty minutes after the test's clock. */
const SOON = '2026-11-02T10:30:00.000Z'
const query = '?examType=glasses&ageGroup=18-74&from=2026-11-02&to=2026-11-02'
const startsOf = ({ body }: Awaited<ReturnType<Visitor['get']>>) =>
  new Set(body.slots.map(({ start }: { start: string }) => start))
const typed = (changes: object) => {
  const { storeId: _own, ...body } = visit({ start: SOON, resourceId: 'ada', ...changes })
  return body
}

it('is offered to staff of the store within the hour, and to customers after it', async () => {
  expect(startsOf(await store.get(`/api/staff/bookings/slots${query}`))).toContain(SOON)
  expect(startsOf(await asa.get(`/api/booking/slots${query}&storeId=1`))).not.toContain(SOON)
  expect((await asa.get(`/api/staff/bookings/slots${query}`)).status).toBe(401)
})

it('is booked by staff, and refused to a customer who names the time', async () => {
  const refused = await asa.post('/api/booking/create', visit({ start: SOON }))
  expect([refused.status, refused.body.error.code]).toEqual([409, 'booking.slot-taken'])
  const made = await store.send('createStoreBooking', typed({ idempotencyKey: 'walk-in-key-1' }))
  expect(made.body.booking).toMatchObject({ status: 'booked', start: SOON, resourceId: 'ada' })
  const past = typed({ start: '2026-11-02T10:00:00.000Z', idempotencyKey: 'walk-in-key-2' })
  expect(Object.keys((await store.send('createStoreBooking', past)).body.error.fields)).toEqual(['start'])
})

it('is tied to the account of the customer with that personal number, and to none where there is no such account', async () => {
  const { database, encryption } = shop.deps
  const ownerOf = async (key: string) => {
    const { body } = await store.send('createStoreBooking', typed({ idempotencyKey: key }))
    const [row] = await shop.rows<{ customer_id: string | null }>(
      'select customer_id from booking where calendar_id = $1',
      body.booking.id,
    )
    await shop.rows('delete from taken_time')
    return row?.customer_id
  }
  expect(await ownerOf('walk-in-key-3')).toBeNull()
  const number = sealPersonalNumber(encryption, visit({}).ssn)
  await database.orm.update(customer).set(number).where(eq(customer.id, 'customer-1'))
  expect(await ownerOf('walk-in-key-4')).toBe('customer-1')
})
