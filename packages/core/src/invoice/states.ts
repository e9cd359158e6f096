import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type ActionOf } from '../lib/states.js'
import { hasAmountLeft, type InvoiceStatus } from './statuses.js'

/**
 * Life of an invoice [INV-002]. What is paid in part stays where it is while others collect it; an approval of the provider
 * reserves the payment until the money has been taken, and what comes to nothing is open as it was. What the payer's bank takes back of
 * what was paid is open again.
 */
export const invoiceStates = defineStates({
  notPaid: {
    'pay-part': 'partlyPaid',
    pay: 'paid',
    reserve: 'paymentReserved',
    collect: 'inCollection',
    'mark-returned': 'returnedFaultyAddress',
    transfer: 'transferred',
    end: 'ended',
  },
  partlyPaid: {
    'pay-part': 'partlyPaid',
    pay: 'paid',
    reserve: 'paymentReserved',
    collect: 'inCollection',
    'mark-returned': 'returnedFaultyAddress',
    transfer: 'transferred',
    end: 'ended',
    'take-back': 'notPaid',
    'take-back-part': 'partlyPaid',
  },
  paymentReserved: { draw: 'paymentInProgress', pay: 'paid', reopen: 'notPaid', 'reopen-part': 'partlyPaid' },
  paymentInProgress: { pay: 'paid', reopen: 'notPaid', 'reopen-part': 'partlyPaid' },
  inCollection: {
    'pay-part': 'inCollection',
    pay: 'paid',
    reopen: 'notPaid',
    'reopen-part': 'partlyPaid',
    'take-back': 'inCollection',
    'take-back-part': 'inCollection',
    transfer: 'transferred',
    end: 'ended',
  },
  returnedFaultyAddress: {
    'pay-part': 'returnedFaultyAddress',
    pay: 'paid',
    reopen: 'notPaid',
    'reopen-part': 'partlyPaid',
    'take-back': 'returnedFaultyAddress',
    'take-back-part': 'returnedFaultyAddress',
    collect: 'inCollection',
    transfer: 'transferred',
    end: 'ended',
  },
  paid: { 'take-back': 'notPaid', 'take-back-part': 'partlyPaid' },
  ended: {},
  transferred: {},
})

type Action = ActionOf<typeof invoiceStates>

/** What staff do with an invoice by hand, apart from booking a payment. */
export const INVOICE_ACTIONS = ['collect', 'mark-returned', 'reopen', 'transfer', 'end'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

/** An invoice as its rules see it; amounts in öre. */
export type InvoiceBalance = {
  readonly status: InvoiceStatus
  /** What it was issued for. */
  readonly amount: number
  /** What reminders have added. */
  readonly fees: number
  /** What credit notes have taken off. */
  readonly credited: number
  readonly paid: number
}

/** The status after an action; null where the table does not allow it. What was open as partly paid is so again. */
export function movedInvoice(
  { status, paid }: Pick<InvoiceBalance, 'status' | 'paid'>,
  action: Action,
): InvoiceStatus | null {
  const meant = action === 'reopen' && paid > 0 ? 'reopen-part' : action
  const next = invoiceStates.next(status, meant)
  return next.ok ? next.value : null
}

/** What is left to pay, öre; nothing in every status that has no amount left (F1). */
export function amountLeft({ status, amount, fees, credited, paid }: InvoiceBalance): number {
  return hasAmountLeft(status) ? amount + fees - credited - paid : 0
}

/** Why a payment is not booked. */
export type BookingProblem = 'not-open' | 'too-much'

/** An invoice after an amount has been paid on it: paid in part or in full, never more than was left. */
export function bookedInvoice(invoice: InvoiceBalance, amount: number): Result<InvoiceBalance, BookingProblem> {
  const left = amountLeft(invoice)
  if (left === 0) return err('not-open')
  if (amount <= 0 || amount > left) return err('too-much')
  const status = movedInvoice(invoice, amount === left ? 'pay' : 'pay-part')
  return status === null ? err('not-open') : ok({ ...invoice, status, paid: invoice.paid + amount })
}

/** An invoice after the payer's bank has taken an amount back; null where it has ended, or is being paid otherwise: a person has to look at it. */
export function takenBackInvoice<T extends InvoiceBalance>(invoice: T, amount: number): T | null {
  const paid = invoice.paid - amount
  if (amount <= 0 || paid < 0) return null
  const status = movedInvoice(invoice, paid === 0 ? 'take-back' : 'take-back-part')
  return status === null ? null : { ...invoice, status, paid }
}
