import { defineStates, type StateOf } from '../lib/states.js'
import { parseOcrNumber } from './ocr.js'
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
  'unknown-reference',
  'nothing-left',
  'over-payment',
  'being-paid',
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

/** Words of a message that may be an OCR number; a bank passes on what the payer has typed. */
const DIGIT_GROUPS = /\d(?:[\d ]*\d)?/g

/** The OCR number that a payment names: the bank's own field first, then the message. Null where none has sound check digits. */
export function paymentReference(texts: readonly string[]): string | null {
  for (const text of texts)
    for (const group of [text, ...(text.match(DIGIT_GROUPS) ?? [])]) {
      const parsed = parseOcrNumber(group)
      if (parsed.ok) return parsed.value
    }
  return null
}
