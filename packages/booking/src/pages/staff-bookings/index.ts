export { loadStaffBookings, type StaffBookingsData } from './load-staff-bookings.js'
export { StaffBookingsPage } from './staff-bookings-page.js'
