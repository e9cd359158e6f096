import type { PlainDate } from '../calendar/index.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { OCR_LENGTH, parseOcrNumber } from './ocr.js'
import { amountLeft, type InvoiceBalance } from './states.js'

/** States of the part of a bank payment that is on no invoice. It waits until staff match it or pay it back. */
export const bankPaymentStates = defineStates({
  unmatched: { match: 'matched', repay: 'repaid' },
  matched: {},
  repaid: {},
})

export type BankPaymentState = StateOf<typeof bankPaymentStates>

export const UNMATCHED_REASONS = [
  'no-reference',
  'several-references',
  'unknown-reference',
  'nothing-left',
  'over-payment',
  'being-paid',
  'not-split',
  'reported-before',
] as const
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number]

/** The part of a payment that goes on an invoice, the rest, and why there is a rest. Amounts are in öre. */
export type PaymentMatch =
  | { readonly onInvoice: number; readonly rest: 0; readonly reason: null }
  | { readonly onInvoice: number; readonly rest: number; readonly reason: UnmatchedReason }

/** The parts of an invoice that decide how a payment is matched. */
export type MatchedInvoice = InvoiceBalance & {
  /** True if the customer is paying it on the web right now. Staff must then ask which payment is meant. */
  readonly isBeingPaid: boolean
}

/** Returns how much of a payment its invoice takes: at most what is left to pay. Amounts are in öre. */
export function matchPayment(
  amount: number,
  { reference, invoice }: { readonly reference: string | null; readonly invoice: MatchedInvoice | null },
): PaymentMatch {
  const unmatched = (reason: UnmatchedReason): PaymentMatch => ({ onInvoice: 0, rest: amount, reason })
  if (reference === null) return unmatched('no-reference')
  if (!invoice) return unmatched('unknown-reference')
  if (invoice.isBeingPaid) return unmatched('being-paid')
  const left = amountLeft(invoice)
  if (left === 0) return unmatched('nothing-left')
  if (amount <= left) return { onInvoice: amount, rest: 0, reason: null }
  return { onInvoice: left, rest: amount - left, reason: 'over-payment' }
}

/** A group of digits with the spaces, points and hyphens that people type within a number. */
const DIGIT_GROUPS = /\d+(?:[\s.\u2010-\u2015-]+\d+)*/g

/**
 * Returns the OCR numbers (Swedish payment references) that the texts of a payment may contain, each once. Other digits
 * may stand beside one, and zeros before it.
 */
export function paymentReferences(texts: readonly string[]): readonly string[] {
  const groups = texts.flatMap((text) => text.match(DIGIT_GROUPS) ?? [])
  return [...new Set(groups.flatMap(referencesIn))]
}

function referencesIn(group: string): string[] {
  const runs = group.split(/\D+/)
  return runs.flatMap((_, from) => {
    const found: string[] = []
    let digits = ''
    for (const run of runs.slice(from)) {
      digits += run
      if (digits.replace(/^0+/, '').length > OCR_LENGTH.maximum) break
      for (const read of [digits, digits.replace(/^0+/, '')]) {
        const parsed = parseOcrNumber(read)
        if (parsed.ok) found.push(parsed.value)
      }
    }
    return found
  })
}

/** The reference of a payment, and whether staff must check it. */
export type NamedInvoice = { readonly ocr: string | null; readonly isDoubtful: boolean }

/**
 * Chooses among possible OCR numbers the one that an invoice has. Digits can form one by chance, so several without an
 * invoice are all ignored; between two invoices only a person can decide.
 */
export function namedReference(candidates: readonly string[], ofInvoices: ReadonlySet<string>): NamedInvoice {
  const [first = null, ...others] = candidates.filter((one) => ofInvoices.has(one))
  if (others.length > 0) return { ocr: null, isDoubtful: true }
  if (first !== null) return { ocr: first, isDoubtful: false }
  return { ocr: candidates.length === 1 ? (candidates[0] ?? null) : null, isDoubtful: candidates.length > 1 }
}

/** The parts of a payment by which it is compared with another one that has the same bank reference. */
export type ReportedPayment = {
  readonly amount: number
  readonly paidOn: PlainDate
  /** The text in which the payer names the invoice. */
  readonly message: string
  readonly account: string | null
}

/**
 * Compares two payments with the same bank reference, which banks use for several. `same`: reported before. `doubtful`:
 * perhaps reported before with other details.
 */
export function comparePayments(one: ReportedPayment, other: ReportedPayment): 'same' | 'doubtful' | 'other' {
  const namesSame = nameOf(one) === nameOf(other)
  const equal = [one.amount === other.amount, one.paidOn === other.paidOn, namesSame].filter(Boolean).length
  const isOtherPayer = one.account !== null && other.account !== null && one.account !== other.account
  if (equal === 3) return isOtherPayer ? 'doubtful' : 'same'
  return equal === 2 ? 'doubtful' : 'other'
}

/** The OCR numbers in a message, or the whole message if it has none. */
function nameOf({ message }: ReportedPayment): string {
  return paymentReferences([message]).join() || message
}
