import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
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
