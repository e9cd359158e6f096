import { bookingStyles as layout } from '@klarsikt/booking/layout'
import type { StoreBooking } from '@klarsikt/contract/shop/types'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { VisitRow } from './visit-row.js'

/** Lists cancelled and declined visits, which take no time in the calendar. */
export function CancelledVisits({ bookings }: { readonly bookings: readonly StoreBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <div className="ks-no-print">
      <Disclosure title={`${staffBookingMessages.cancelled()} (${bookings.length})`}>
        <ul className={layout.list}>
          {bookings.map((booking) => (
            <VisitRow key={booking.id} booking={booking} action={staffBookingMessages.show()} />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
