import { BOOKING_STATE_MESSAGES, bookingStates, EXAM_TYPE_MESSAGES } from '@klarsikt/core/booking'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { and, eq, gt } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { stateIn } from '../../../state-sql.js'
import { priceOf } from './exam-price.js'
import { findBookings } from './find-booking.js'
import { openPerson } from './person.js'
import { booking, takenTime } from './tables.js'

/** The bookings of a customer. With the account their personal details are erased; the taken times stay. */
export const bookingData: CustomerData = {
  file: 'bokningar',
  columns: [booking.customerId, booking.person, takenTime.bookingId],
  async read({ encryption }, tx, { id }) {
    const rows = await findBookings(tx, eq(booking.customerId, id))
    return rows.map((row) => ({
      status: BOOKING_STATE_MESSAGES[row.state](),
      visit: EXAM_TYPE_MESSAGES[row.examType](),
      startsAt: row.startsAt,
      store: row.store.name,
      price: kronor(priceOf(row).price),
      fee: kronor(wholeOre(row.fee)),
      person: openPerson(encryption, row.person),
      createdAt: row.createdAt,
    }))
  },
  async erase(_deps, { orm }, { id }) {
    await orm.update(booking).set({ customerId: null, person: '' }).where(eq(booking.customerId, id))
  },
  /** Whether the customer has a booked or suggested visit in the future. */
  async isUnderWay(tx, { id }, now) {
    const open = and(eq(booking.customerId, id), stateIn(booking.state, bookingStates.from('cancel')))
    return (await findBookings(tx, and(open, gt(booking.endsAt, now)))).length > 0
  },
}
