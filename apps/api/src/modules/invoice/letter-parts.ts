import { dayText } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import { SELLER } from '@klarsikt/core/markets'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { encodedHref } from '@klarsikt/core/paths'
import { composeLetter } from '../outbox/compose-letter.js'
import { amountTable, button, greeting, paragraph } from '../outbox/letter-blocks.js'
import type { LetterContent, LetterContext } from '../outbox/letter-template.js'
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

/** Day, number and amount; of a company, all that it needs to book and pay. */
export const facts = ({ amount, dueOn, ocr, company, firstName, address }: InvoiceLetter) => [
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

type Content = {
  readonly subject: string
  readonly text: string
  readonly rows: readonly { readonly text: string; readonly amount: string; readonly strong?: boolean }[]
}

/** A letter with its rows, and a button to the page of the invoice where there is one. */
export function letter(
  { number, subscriptionId, firstName, company }: InvoiceLetter,
  { shopUrl }: LetterContext,
  { subject, text, rows }: Content,
): LetterContent {
  const hello = letterMessages.hello({ name: firstName })
  const url = company ? null : shopUrl + encodedHref('account-finance-details', { id: number, subId: subscriptionId })
  return composeLetter({
    subject,
    blocks: [
      greeting(hello),
      paragraph(text),
      ...amountTable(rows),
      ...(url === null ? [] : [button(url, invoiceLetterMessages.show())]),
    ],
  })
}
