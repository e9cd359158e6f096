import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { bookForCustomer } from './book-for-customer.js'
import { loadNewBooking } from './load-new-booking.js'
import { StaffBookingNewPage } from './staff-booking-new-page.js'

export const page = staffPage({
  key: 'staff-booking-new',
  permission: 'booking.handle',
  load: loadNewBooking,
  title: staffPageMessages.bookingNew,
  mutate: bookForCustomer,
  Page: StaffBookingNewPage,
  handle: { noFoldMobile: true },
})
