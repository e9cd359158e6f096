import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { AccountBookingPage } from './account-booking-page.js'
import { changeAccountBooking } from './change-account-booking.js'
import { loadAccountBooking } from './load-account-booking.js'

export const page = accountPage({
  key: 'account-booking',
  load: loadAccountBooking,
  title: pageMessages.accountBooking,
  mutate: changeAccountBooking,
  Page: AccountBookingPage,
  handle: { noFoldMobile: true },
})
