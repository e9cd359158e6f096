import { dayText } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type LetterContent,
  type LetterContext,
  type LetterHighlight,
  type LetterRow,
  writeLetter,
} from '../../platform/index.js'
import type { CompanyReceiver, InvoiceRow, Receiver } from './find.js'

/** The data of the letters about an invoice. */
export type InvoiceLetter = {
  readonly number: string
  readonly subscriptionId: string
  readonly firstName: string
  readonly amount: string
  readonly dueOn: string
  readonly ocr: string
  /** The receiving company. It has no account, so its letter contains the whole invoice. */
  readonly company?: CompanyReceiver | undefined
  /** The company's address; empty when it is not known. */
  readonly address?: string
}
/** The facts of an invoice that its letters need. */
export type LetterFacts = Pick<InvoiceRow, 'number' | 'subscriptionId' | 'amount' | 'dueOn' | 'ocr'> & {
  readonly receiver: Receiver
}

/** Collects the data of a letter about an invoice. The meaning of the amount, in öre, differs between the letters. */
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

/** The rows that a company needs to book and pay an invoice. */
const companyRows = ({ company, firstName, address }: InvoiceLetter): LetterRow[] =>
  company
    ? [
        { text: invoiceLetterMessages.company(), amount: `${firstName}, ${company.organisationNumber}` },
        ...(address ? [{ text: agreementMessages.invoiceAddressLabel(), amount: address }] : []),
        ...(company.eInvoiceId ? [{ text: agreementMessages.eInvoiceIdLabel(), amount: company.eInvoiceId }] : []),
        { text: invoiceLetterMessages.reference(), amount: company.reference },
        { text: invoiceLetterMessages.seller(), amount: `${SHOP.seller.name}, ${SHOP.seller.organisationNumber}` },
        ...(company.bankgiro === null ? [] : [{ text: invoiceLetterMessages.bankgiro(), amount: company.bankgiro }]),
      ]
    : []

/** The due day, number and amount, for an invoice that the reader does not pay now. */
export const facts = (data: InvoiceLetter): LetterRow[] => [
  ...companyRows(data),
  { text: invoiceLetterMessages.due(), amount: dayText(data.dueOn) },
  { text: invoiceLetterMessages.ocr(), amount: data.ocr },
  { text: invoiceLetterMessages.amount(), amount: data.amount, strong: true },
]

/** The amount, due day and number, for an invoice that the reader has to pay. */
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

/** A letter with its rows, and a button to the invoice's page unless a company gets it. */
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
