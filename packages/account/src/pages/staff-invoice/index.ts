export { changeStaffInvoice, type StaffInvoiceAnswer } from './change-staff-invoice.js'
export { loadStaffInvoice, type StaffInvoiceData } from './load-staff-invoice.js'
export { StaffInvoicePage } from './staff-invoice-page.js'
