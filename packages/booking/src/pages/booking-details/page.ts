import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { BookingDetailsPage } from '../../manage/booking-details-page.js'
import { changeBooking } from '../../manage/change-booking.js'
import { loadBooking } from '../../manage/load-booking.js'

export const page = accountPage({
  key: 'booking-visual-exam-details',
  load: loadBooking,
  title: pageMessages.bookingVisualExamDetails,
  mutate: changeBooking,
  Page: BookingDetailsPage,
  handle: { noFoldMobile: true },
  // Anybody with the address can change the booking, so it must not leak.
  secret: true,
})
