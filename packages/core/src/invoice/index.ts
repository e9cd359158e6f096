export { OCR_LENGTH, ocrNumber, parseOcrNumber } from './ocr.js'
export { hasAmountLeft, INVOICE_STATUSES, type InvoiceStatus, isInvoiceStatus, isPayableOnline } from './statuses.js'
export { INVOICE_TYPE_MESSAGES, INVOICE_TYPES, type InvoiceType, isInvoiceType } from './types.js'
