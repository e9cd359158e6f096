export { InvoicePage } from './invoice-page.js'
export { type InvoicePageData, loadInvoice, loadSubscriptionInvoice } from './load-invoice.js'
export { type InvoiceAnswer, payInvoice } from './pay-invoice.js'
