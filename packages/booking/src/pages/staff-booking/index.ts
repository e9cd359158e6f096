export { changeStaffBooking, type StaffBookingAnswer } from './change-staff-booking.js'
export { loadStaffBooking, type StaffBookingData } from './load-staff-booking.js'
export { StaffBookingPage } from './staff-booking-page.js'
