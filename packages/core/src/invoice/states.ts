import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type ActionOf } from '../lib/states.js'
import { hasAmountLeft, type InvoiceStatus } from './statuses.js'

/**
 * States of an invoice [INV-002]. A part payment in collection does not change its state. A provider's approval
 * reserves the payment until the money is taken, or reopens it. What the payer's bank takes back is open again.
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

/** Actions that staff take on an invoice, except booking a payment. */
export const INVOICE_ACTIONS = ['collect', 'mark-returned', 'reopen', 'transfer', 'end'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

/** The parts of an invoice that its rules need. Amounts are in öre. */
export type InvoiceBalance = {
  readonly status: InvoiceStatus
  readonly amount: number
  /** Fees that reminders have added. */
  readonly fees: number
  /** Sum of its credit notes. */
  readonly credited: number
  readonly paid: number
}

/** Returns the status after an action; null if not allowed. Reopening a partly paid invoice keeps it partly paid. */
export function movedInvoice(
  { status, paid }: Pick<InvoiceBalance, 'status' | 'paid'>,
  action: Action,
): InvoiceStatus | null {
  const meant = action === 'reopen' && paid > 0 ? 'reopen-part' : action
  const next = invoiceStates.next(status, meant)
  return next.ok ? next.value : null
}

/** Returns what is left to pay in öre; 0 in each status without anything left (F1). */
export function amountLeft({ status, amount, fees, credited, paid }: InvoiceBalance): number {
  return hasAmountLeft(status) ? amount + fees - credited - paid : 0
}

/** Why a payment cannot be booked. */
export type BookingProblem = 'not-open' | 'too-much'

/** Returns an invoice after a payment in öre. It refuses more than is left to pay. */
export function bookedInvoice(invoice: InvoiceBalance, amount: number): Result<InvoiceBalance, BookingProblem> {
  const left = amountLeft(invoice)
  if (left === 0) return err('not-open')
  if (amount <= 0 || amount > left) return err('too-much')
  const status = movedInvoice(invoice, amount === left ? 'pay' : 'pay-part')
  return status === null ? err('not-open') : ok({ ...invoice, status, paid: invoice.paid + amount })
}

/**
 * Returns an invoice after the payer's bank took an amount (öre) back. Null if it has ended or is being paid, so that
 * staff must look at it.
 */
export function takenBackInvoice<T extends InvoiceBalance>(invoice: T, amount: number): T | null {
  const paid = invoice.paid - amount
  if (amount <= 0 || paid < 0) return null
  const status = movedInvoice(invoice, paid === 0 ? 'take-back' : 'take-back-part')
  return status === null ? null : { ...invoice, status, paid }
}
