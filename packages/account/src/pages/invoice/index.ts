export { InvoicePage } from './invoice-page.js'
export { loadInvoice } from './load-invoice.js'
