import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { sealPersonalNumber } from '../../person/customer/personal-number.js'
import { customer } from '../../person/customer/tables.js'
import { openPerson } from './person.js'
import { type BookingShop, openBookingShop, visit } from './testing/booking-shop.js'

const OWN = '19900101-0017'

let shop: BookingShop
beforeAll(async () => {
  shop = await openBookingShop()
  const { database, encryption } = shop.deps
  await database.orm.update(customer).set(sealPersonalNumber(encryption, OWN)).where(eq(customer.id, 'customer-1'))
})
afterAll(() => shop.drop())

describe('a masked personal number', () => {
  it('is the own one of who is logged in', async () => {
    const { send } = await callInSession(shop, 'customer', { customerId: 'customer-1' })
    const made = await send('createBooking', visit({ ssn: '19900101-****' }))
    expect(made.status).toBe(200)
    const [row] = await shop.rows<{ person: string }>('select person from booking where id = $1', made.body.booking.id)
    expect(openPerson(shop.deps.encryption, row?.person ?? '')?.ssn).toBe(OWN)
  })

  it('is refused where it is another’s, and of who is not logged in', async () => {
    const { send } = await callInSession(shop, 'customer', { customerId: 'customer-1' })
    const other = await send('createBooking', visit({ ssn: '19900102-****', start: '2026-11-03T10:00:00.000Z' }))
    const visitor = await shop.visitor()
    const start = '2026-11-03T10:30:00.000Z'
    const unknown = await visitor.post('/api/booking/create', visit({ ssn: '19900101-****', start }))
    for (const { status, body } of [other, unknown])
      expect([status, Object.keys(body.error.fields)]).toEqual([422, ['ssn']])
  })
})
