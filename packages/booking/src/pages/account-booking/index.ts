export { AccountBookingPage } from './account-booking-page.js'
export { changeAccountBooking } from './change-account-booking.js'
export { type AccountBookingData, loadAccountBooking } from './load-account-booking.js'
