export { changeStaffPayment, type StaffPaymentAnswer } from './change-staff-payment.js'
export { loadStaffPayments, type StaffPaymentsData } from './load-staff-payments.js'
export { StaffPaymentsPage } from './staff-payments-page.js'
