import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import type { Executor } from '@klarsikt/server/database'
import { type EnqueueDeps, type LetterTemplate, enqueueLetter } from '../../platform/index.js'
import { facts, type InvoiceLetter, letter, letterData, type LetterFacts, toPay } from './letter-parts.js'
import { creditLetter, reminderLetters } from './reminder-letters.js'

/** Puts the letter about a new invoice in the outbox, in the transaction that issues it. */
export function sendInvoice(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: LetterFacts,
  { isCharged }: { readonly isCharged: boolean },
): Promise<void> {
  return send(deps, tx, isCharged ? charged : issued, invoice, invoice.amount)
}

/** Sends the thanks for a payment that was booked on an invoice. */
export function sendInvoicePaid(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: LetterFacts,
  amount: number,
  key: string,
): Promise<void> {
  return send(deps, tx, paid, invoice, amount, key)
}

/** Tells the customer that the provider has taken an approval back and the invoice is open again. */
export function sendInvoiceReopened(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: LetterFacts,
  amount: number,
  key: string,
): Promise<void> {
  return send(deps, tx, reopened, invoice, amount, key)
}

async function send(
  deps: EnqueueDeps,
  tx: Executor,
  template: LetterTemplate<InvoiceLetter>,
  invoice: LetterFacts,
  amount: number,
  key = invoice.number,
): Promise<void> {
  const data = letterData(invoice, amount)
  await enqueueLetter(deps, tx, { template, to: invoice.receiver.email, data, key })
}

const issued: LetterTemplate<InvoiceLetter> = {
  name: 'invoice-issued',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.issuedSubject(data),
      text: data.company ? invoiceLetterMessages.issuedCompanyText() : invoiceLetterMessages.issuedText(),
      ...toPay(data),
    }),
}

/** The letter about an invoice that is charged to a saved card. */
const charged: LetterTemplate<InvoiceLetter> = {
  name: 'invoice-charged',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.issuedSubject(data),
      text: invoiceLetterMessages.chargedText(),
      rows: facts(data),
    }),
}

const paid: LetterTemplate<InvoiceLetter> = {
  name: 'invoice-paid',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.paidSubject(data),
      text: invoiceLetterMessages.paidText(data),
      rows: [],
    }),
}

const reopened: LetterTemplate<InvoiceLetter> = {
  name: 'invoice-reopened',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.reopenedSubject(data),
      text: invoiceLetterMessages.reopenedText(),
      ...toPay(data),
    }),
}

export const invoiceLetters = [issued, charged, ...reminderLetters, creditLetter, paid, reopened] as const
