export { loadStaffPaymentLink } from './load-staff-payment-link.js'
export { type PaymentRequestAnswer, requestPayment } from './request-payment.js'
export { StaffPaymentLinkPage } from './staff-payment-link-page.js'
