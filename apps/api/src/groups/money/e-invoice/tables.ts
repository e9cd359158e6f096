import { exchangeFileTable } from '../file-exchange/columns.js'

/** The files for the operator of e-invoices. */
export const eInvoiceFile = exchangeFileTable('e_invoice_file')
