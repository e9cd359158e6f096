import { dayText } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import { SELLER } from '@klarsikt/core/markets'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { encodedHref } from '@klarsikt/core/paths'
import type { LetterRow } from '../outbox/letter-blocks.js'
import type { LetterHighlight } from '../outbox/letter-highlight.js'
import type { LetterContent, LetterContext } from '../outbox/letter-template.js'
import { writeLetter } from '../outbox/write-letter.js'
import type { CompanyReceiver, InvoiceRow, Receiver } from './find.js'

/** What is in the letters about an invoice. */
export type InvoiceLetter = {
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
/** An invoice as its letters need it. */
export type LetterFacts = Pick<InvoiceRow, 'number' | 'subscriptionId' | 'amount' | 'dueOn' | 'ocr'> & {
  readonly receiver: Receiver
}

/** What the letters of an invoice say about it, with an amount in öre that each of them means. */
export function letterData(
  { number, subscriptionId, dueOn, ocr, receiver }: LetterFacts,
  amount: number,
): InvoiceLetter {
  return {
    number,
    subscriptionId,
    firstName: receiver.firstName,
    amount: formatOre(wholeOre(amount)),
    dueOn,
    ocr,
    company: receiver.company,
    address: receiver.street === '' ? '' : `${receiver.street}, ${postalPlace(receiver)}`,
  }
}

/** What a company needs to book and pay an invoice. */
const companyRows = ({ company, firstName, address }: InvoiceLetter): LetterRow[] =>
  company
    ? [
        { text: invoiceLetterMessages.company(), amount: `${firstName}, ${company.organisationNumber}` },
        ...(address ? [{ text: agreementMessages.invoiceAddressLabel(), amount: address }] : []),
        ...(company.eInvoiceId ? [{ text: agreementMessages.eInvoiceIdLabel(), amount: company.eInvoiceId }] : []),
        { text: invoiceLetterMessages.reference(), amount: company.reference },
        { text: invoiceLetterMessages.seller(), amount: `${SELLER.name}, ${SELLER.organisationNumber}` },
        ...(company.bankgiro === null ? [] : [{ text: invoiceLetterMessages.bankgiro(), amount: company.bankgiro }]),
      ]
    : []

/** Day, number and amount of an invoice that the reader does not pay now. */
export const facts = (data: InvoiceLetter): LetterRow[] => [
  ...companyRows(data),
  { text: invoiceLetterMessages.due(), amount: dayText(data.dueOn) },
  { text: invoiceLetterMessages.ocr(), amount: data.ocr },
  { text: invoiceLetterMessages.amount(), amount: data.amount, strong: true },
]

/** Of an invoice that the reader is to pay: how much and by when, and what to pay it by. */
export const toPay = (data: InvoiceLetter): Required<Pick<Content, 'highlight' | 'rows'>> => ({
  highlight: {
    label: invoiceLetterMessages.amount(),
    value: data.amount,
    details: [`${invoiceLetterMessages.due()} ${dayText(data.dueOn)}`],
  },
  rows: [...companyRows(data), { text: invoiceLetterMessages.ocr(), amount: data.ocr }],
})

type Content = {
  readonly subject: string
  readonly text: string
  readonly highlight?: LetterHighlight
  readonly rows: readonly LetterRow[]
}

/** A letter with its rows, and a button to the page of the invoice where there is one. */
export function letter(
  { number, subscriptionId, firstName, company }: InvoiceLetter,
  { shopUrl }: LetterContext,
  { subject, text, highlight, rows }: Content,
): LetterContent {
  const url = company ? null : shopUrl + encodedHref('account-finance-details', { id: number, subId: subscriptionId })
  return writeLetter({
    title: subject,
    highlight,
    greeting: letterMessages.hello({ name: firstName }),
    texts: [text],
    rows,
    link: url === null ? null : { url, text: invoiceLetterMessages.show() },
  })
}
