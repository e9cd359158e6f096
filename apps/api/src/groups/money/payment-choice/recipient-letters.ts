import { RECIPIENT_REASON_MESSAGES, type RecipientReason } from '@klarsikt/core/e-invoice'
import * as eInvoiceLetterMessages from '@klarsikt/core/messages/e-invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { RecipientRow } from '../../money/e-invoice-recipient/find.js'
import { findCustomer } from '../../person/index.js'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterContext,
  type LetterTemplate,
  enqueueLetter,
  writeLetter,
} from '../../platform/index.js'

type RecipientLetter = { readonly firstName: string; readonly reason: RecipientReason }

function recipientLetter(
  { firstName }: RecipientLetter,
  { shopUrl }: LetterContext,
  { subject, text }: { readonly subject: string; readonly text: string },
): LetterContent {
  return writeLetter({
    title: subject,
    greeting: letterMessages.hello({ name: firstName }),
    texts: [text],
    link: { url: shopUrl + encodedHref('account-finance'), text: eInvoiceLetterMessages.show() },
  })
}

const reasonOf = ({ reason }: RecipientLetter) => ({ reason: RECIPIENT_REASON_MESSAGES[reason]() })

const LETTERS = {
  asked: {
    name: 'e-invoice-asked',
    render: (data, context) =>
      recipientLetter(data, context, {
        subject: eInvoiceLetterMessages.askedSubject(),
        text: eInvoiceLetterMessages.askedText(),
      }),
  },
  active: {
    name: 'e-invoice-active',
    render: (data, context) =>
      recipientLetter(data, context, {
        subject: eInvoiceLetterMessages.activeSubject(),
        text: eInvoiceLetterMessages.activeText(),
      }),
  },
  refuse: {
    name: 'e-invoice-refused',
    render: (data, context) =>
      recipientLetter(data, context, {
        subject: eInvoiceLetterMessages.refusedSubject(),
        text: eInvoiceLetterMessages.refusedText(reasonOf(data)),
      }),
  },
  end: {
    name: 'e-invoice-ended',
    render: (data, context) =>
      recipientLetter(data, context, {
        subject: eInvoiceLetterMessages.endedSubject(),
        text: eInvoiceLetterMessages.endedText(reasonOf(data)),
      }),
  },
} as const satisfies Record<string, LetterTemplate<RecipientLetter>>

export const recipientLetters = Object.values(LETTERS)

/** Tells the customer about a change of their e-invoices, unless the account is erased. */
export async function sendRecipientLetter(
  deps: EnqueueDeps,
  tx: Executor,
  { id, customerId }: Pick<RecipientRow, 'id' | 'customerId'>,
  kind: keyof typeof LETTERS,
  reason: RecipientReason = 'other',
): Promise<void> {
  const customer = customerId === null ? null : await findCustomer(tx, deps.encryption, customerId)
  if (!customer) return
  const { firstName, email } = customer.profile
  await enqueueLetter(deps, tx, { template: LETTERS[kind], to: email, data: { firstName, reason }, key: id })
}
