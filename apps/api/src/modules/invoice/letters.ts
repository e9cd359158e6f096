import { dayText } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import { SELLER } from '@klarsikt/core/markets'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { encodedHref } from '@klarsikt/core/paths'
import type { Executor } from '@klarsikt/server/database'
import { enqueueLetter, type EnqueueDeps } from '../outbox/enqueue-letter.js'
import { amountTable, button, heading, letterHtml, paragraph } from '../outbox/letter-layout.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'
import type { CompanyReceiver, InvoiceRow, Receiver } from './find.js'

type InvoiceLetter = {
  readonly number: string
  readonly subscriptionId: string
  readonly firstName: string
  readonly amount: string
  readonly dueOn: string
  readonly ocr: string
  /** Of a company: it has no account, so the letter says all of it. */
  readonly company?: CompanyReceiver | undefined
  /** Of a company; empty where it is not known. */
  readonly address?: string
}
type Facts = Pick<InvoiceRow, 'number' | 'subscriptionId' | 'amount' | 'dueOn' | 'ocr'> & {
  readonly receiver: Receiver
}

/** Puts the letter about a new invoice in the outbox, in the transaction that issues it. */
export function sendInvoice(deps: EnqueueDeps, tx: Executor, invoice: Facts): Promise<void> {
  return send(deps, tx, issued, invoice, invoice.amount)
}

/** Says that the day of an invoice has passed, with what is left to pay. */
export function sendOverdue(deps: EnqueueDeps, tx: Executor, invoice: Facts, left: number): Promise<void> {
  return send(deps, tx, overdue, invoice, left)
}

/** Thanks for a payment that was booked on an invoice. */
export function sendInvoicePaid(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: Facts,
  amount: number,
  key: string,
): Promise<void> {
  return send(deps, tx, paid, invoice, amount, key)
}

/** Says that the provider took an approval back, and that the invoice is open as before. */
export function sendInvoiceReopened(
  deps: EnqueueDeps,
  tx: Executor,
  invoice: Facts,
  amount: number,
  key: string,
): Promise<void> {
  return send(deps, tx, reopened, invoice, amount, key)
}

async function send(
  deps: EnqueueDeps,
  tx: Executor,
  template: LetterTemplate<InvoiceLetter>,
  { number, subscriptionId, dueOn, ocr, receiver }: Facts,
  amount: number,
  key = number,
): Promise<void> {
  const data = {
    number,
    subscriptionId,
    firstName: receiver.firstName,
    amount: formatOre(wholeOre(amount)),
    dueOn,
    ocr,
    company: receiver.company,
    address: receiver.street === '' ? '' : `${receiver.street}, ${postalPlace(receiver)}`,
  }
  await enqueueLetter(deps, tx, { template, to: receiver.email, data, key })
}

const facts = ({ amount, dueOn, ocr, company, firstName, address }: InvoiceLetter) => [
  ...(company
    ? [
        { text: invoiceLetterMessages.company(), amount: `${firstName}, ${company.organisationNumber}` },
        ...(address ? [{ text: agreementMessages.invoiceAddressLabel(), amount: address }] : []),
        ...(company.eInvoiceId ? [{ text: agreementMessages.eInvoiceIdLabel(), amount: company.eInvoiceId }] : []),
        { text: invoiceLetterMessages.reference(), amount: company.reference },
        { text: invoiceLetterMessages.seller(), amount: `${SELLER.name}, ${SELLER.organisationNumber}` },
        ...(company.bankgiro === null ? [] : [{ text: invoiceLetterMessages.bankgiro(), amount: company.bankgiro }]),
      ]
    : []),
  { text: invoiceLetterMessages.due(), amount: dayText(dueOn) },
  { text: invoiceLetterMessages.ocr(), amount: ocr },
  { text: invoiceLetterMessages.amount(), amount, strong: true },
]

const issued: LetterTemplate<InvoiceLetter> = {
  name: 'invoice-issued',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.issuedSubject(data),
      text: data.company ? invoiceLetterMessages.issuedCompanyText() : invoiceLetterMessages.issuedText(),
      rows: facts(data),
    }),
}

const overdue: LetterTemplate<InvoiceLetter> = {
  name: 'invoice-overdue',
  render: (data, context) =>
    letter(data, context, {
      subject: invoiceLetterMessages.overdueSubject(data),
      text: invoiceLetterMessages.overdueText({ day: dayText(data.dueOn) }),
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
      rows: facts(data),
    }),
}

export const invoiceLetters = [issued, overdue, paid, reopened] as const

type Content = {
  readonly subject: string
  readonly text: string
  readonly rows: readonly { readonly text: string; readonly amount: string; readonly strong?: boolean }[]
}

function letter(
  { number, subscriptionId, firstName, company }: InvoiceLetter,
  { shopUrl }: LetterContext,
  { subject, text, rows }: Content,
): LetterContent {
  const greeting = letterMessages.hello({ name: firstName })
  const url = company ? null : shopUrl + encodedHref('account-finance-details', { id: number, subId: subscriptionId })
  return {
    subject,
    html: letterHtml(
      subject,
      [
        heading(subject),
        paragraph(greeting),
        paragraph(text),
        ...(rows.length > 0 ? [amountTable(rows)] : []),
        ...(url === null ? [] : [button(url, invoiceLetterMessages.show())]),
      ].join('\n'),
    ),
    text: [
      greeting,
      text,
      '',
      ...rows.map((row) => `${row.text}: ${row.amount}`),
      ...(url === null ? [] : ['', `${invoiceLetterMessages.show()}: ${url}`]),
    ].join('\n'),
  }
}
