export { issueInvoice, type IssueAnswer } from './issue-invoice.js'
export { loadStaffInvoices, type StaffInvoicesData } from './load-staff-invoices.js'
export { StaffInvoicesPage } from './staff-invoices-page.js'
