export { changeLensPayment, type LensPaymentAnswer } from './change-lens-payment.js'
export { LensPaymentPage } from './lens-payment-page.js'
export { type LensPaymentData, loadLensPayment } from './load-lens-payment.js'
