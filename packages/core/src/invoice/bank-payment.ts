import type { PlainDate } from '../calendar/index.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { OCR_LENGTH, parseOcrNumber } from './ocr.js'
import { amountLeft, type InvoiceBalance } from './states.js'

/** Life of a payment that the bank reports: what of it is on no invoice waits until staff match it or pay it back. */
export const bankPaymentStates = defineStates({
  unmatched: { match: 'matched', repay: 'repaid' },
  matched: {},
  repaid: {},
})

export type BankPaymentState = StateOf<typeof bankPaymentStates>

/** Why something of a payment is on no invoice. */
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

/** What of a payment goes on an invoice, what is left of it, and why; amounts in öre. */
export type PaymentMatch =
  | { readonly onInvoice: number; readonly rest: 0; readonly reason: null }
  | { readonly onInvoice: number; readonly rest: number; readonly reason: UnmatchedReason }

/** An invoice as a payment meets it. */
export type MatchedInvoice = InvoiceBalance & {
  /** An attempt to pay it on the web is open: who pays twice is to be asked first. */
  readonly isBeingPaid: boolean
}

/** How much of a payment its invoice takes: never more than is left. */
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

/** Runs of digits of a text, and the blanks and hyphens that may stand within a number as somebody types it. */
const DIGIT_GROUPS = /\d+(?:[\s.\u2010-\u2015-]+\d+)*/g

/**
 * The OCR numbers that the texts of a payment may name, each once. Other digits may stand beside one: a sum, a date, a customer number.
 * Fields of a fixed width have zeros in front.
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

/** What a payment names, and why it may have to wait for staff. */
export type NamedInvoice = { readonly ocr: string | null; readonly isDoubtful: boolean }

/**
 * The OCR number among those that a payment may name: the one that an invoice has. Digits may agree by chance, so that of several without
 * an invoice none is believed; of two invoices only a person can tell.
 */
export function namedReference(candidates: readonly string[], ofInvoices: ReadonlySet<string>): NamedInvoice {
  const [first = null, ...others] = candidates.filter((one) => ofInvoices.has(one))
  if (others.length > 0) return { ocr: null, isDoubtful: true }
  if (first !== null) return { ocr: first, isDoubtful: false }
  return { ocr: candidates.length === 1 ? (candidates[0] ?? null) : null, isDoubtful: candidates.length > 1 }
}

/** A payment as it is told from another one with the same reference of the bank. */
export type ReportedPayment = {
  readonly amount: number
  readonly paidOn: PlainDate
  /** All that names its invoice. */
  readonly message: string
  /** The payer's account. */
  readonly account: string | null
}

/**
 * Banks give a reference to several payments, so that one which is known may be of another payment. `same`: it is the one that was reported
 * before. `doubtful`: it may be, with something changed.
 */
export function comparePayments(one: ReportedPayment, other: ReportedPayment): 'same' | 'doubtful' | 'other' {
  const namesSame = nameOf(one) === nameOf(other)
  const equal = [one.amount === other.amount, one.paidOn === other.paidOn, namesSame].filter(Boolean).length
  const isOtherPayer = one.account !== null && other.account !== null && one.account !== other.account
  if (equal === 3) return isOtherPayer ? 'doubtful' : 'same'
  return equal === 2 ? 'doubtful' : 'other'
}

/** The OCR numbers in a message, and all of it where there is none. */
function nameOf({ message }: ReportedPayment): string {
  return paymentReferences([message]).join() || message
}
