import { staffPage } from '@klarsikt/account/page'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { loadStaffBookings } from './load-staff-bookings.js'
import { StaffBookingsPage } from './staff-bookings-page.js'

export const page = staffPage({
  key: 'staff-bookings',
  permission: 'booking.handle',
  load: loadStaffBookings,
  title: staffPageMessages.bookings,
  Page: StaffBookingsPage,
  handle: { noFoldMobile: true },
})
