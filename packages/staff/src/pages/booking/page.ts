import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffBooking } from './change-staff-booking.js'
import { loadStaffBooking } from './load-staff-booking.js'
import { StaffBookingPage } from './staff-booking-page.js'

export const page = staffPage({
  key: 'staff-booking',
  permission: 'booking.handle',
  load: loadStaffBooking,
  title: staffPageMessages.booking,
  mutate: changeStaffBooking,
  Page: StaffBookingPage,
  handle: { noFoldMobile: true },
})
