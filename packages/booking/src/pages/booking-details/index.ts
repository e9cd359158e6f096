export { BookingDetailsPage } from '../../manage/booking-details-page.js'
export { type BookingAnswer, changeBooking } from '../../manage/change-booking.js'
export { type BookingData, loadBooking } from '../../manage/load-booking.js'
