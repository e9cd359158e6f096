import { oneOf } from '../lib/index.js'

/** Statuses of an invoice; the message key is `invoice.status.<status>`. */
export const INVOICE_STATUSES = [
  'paid',
  'partlyPaid',
  'notPaid',
  'ended',
  'transferred',
  'paymentReserved',
  'paymentInProgress',
  'inCollection',
  'returnedFaultyAddress',
] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
export const isInvoiceStatus = oneOf(INVOICE_STATUSES)

const withAmountLeft = oneOf(['notPaid', 'partlyPaid', 'inCollection', 'returnedFaultyAddress'])
const payable = oneOf(['notPaid', 'partlyPaid'])

const awaitsMoney = oneOf(['paymentReserved', 'paymentInProgress'])

/** True when a provider has answered for the rest, whose money is not taken yet. */
export function isAwaitingMoney(status: InvoiceStatus): boolean {
  return awaitsMoney(status)
}

/** True when something remains to be paid in this status. */
export function hasAmountLeft(status: InvoiceStatus): boolean {
  return withAmountLeft(status)
}

/** True when the customer may pay the invoice on the web. */
export function isPayableOnline(status: InvoiceStatus): boolean {
  return payable(status)
}
