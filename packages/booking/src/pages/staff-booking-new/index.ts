export { bookForCustomer, type NewBookingAnswer } from './book-for-customer.js'
export { loadNewBooking, type NewBookingData } from './load-new-booking.js'
export { StaffBookingNewPage } from './staff-booking-new-page.js'
