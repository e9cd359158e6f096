import { oneOf } from '../lib/index.js'

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

const withAmountLeft = oneOf(['notPaid', 'partlyPaid', 'inCollection', 'returnedFaultyAddress'])
const payable = oneOf(['notPaid', 'partlyPaid'])

const awaitsMoney = oneOf(['paymentReserved', 'paymentInProgress'])

/** Tells whether a payment provider has approved what is left to pay, but the shop has not got the money yet. */
export function isAwaitingMoney(status: InvoiceStatus): boolean {
  return awaitsMoney(status)
}

/** Tells whether something may be left to pay in a status. */
export function hasAmountLeft(status: InvoiceStatus): boolean {
  return withAmountLeft(status)
}

/** Tells whether the customer can pay the invoice on the web in a status. */
export function isPayableOnline(status: InvoiceStatus): boolean {
  return payable(status)
}
