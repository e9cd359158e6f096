import { dateTimeText } from '@klarsikt/core/calendar'
import { BRAND_NAME } from '@klarsikt/core/markets'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import { formatOre, type Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { PaymentCustomer } from '../../providers/payment/port.js'
import { composeLetter } from '../outbox/compose-letter.js'
import { enqueueLetter, type EnqueueDeps } from '../outbox/enqueue-letter.js'
import { amountTable, button, greeting, type LetterRow, paragraph } from '../outbox/letter-blocks.js'
import { highlight } from '../outbox/letter-highlight.js'
import type { LetterContent, LetterTemplate } from '../outbox/letter-template.js'

type Paid = {
  readonly customer: PaymentCustomer
  readonly amount: Ore
  readonly purpose: string
  readonly storeName: string | null
}
/** Instants are ISO 8601. */
type Sent = Paid & { readonly link: string; readonly expiresAt: string }
type Receipt = Paid & { readonly number: string; readonly paidAt: string }
type Stopped = Paid & { readonly number: string }

/** Puts the letter with the link in the outbox, in the transaction that makes it; it is sealed there. */
export function sendPaymentLink(
  deps: EnqueueDeps,
  tx: Executor,
  sent: Paid & { readonly link: string; readonly expiresAt: Date },
): Promise<string | null> {
  const data = { ...sent, expiresAt: sent.expiresAt.toISOString() }
  return enqueueLetter(deps, tx, { template: linkLetter, to: sent.customer.email, data })
}

/** Puts the receipt in the outbox, in the transaction that makes the link paid. */
export async function sendPaymentReceipt(
  deps: EnqueueDeps,
  tx: Executor,
  paid: Paid & { readonly number: string; readonly paidAt: Date },
): Promise<void> {
  const data = { ...paid, paidAt: paid.paidAt.toISOString() }
  await enqueueLetter(deps, tx, { template: receiptLetter, to: paid.customer.email, data })
}

/** Puts the letter in the outbox that takes the receipt back, in the transaction that turns the books back. */
export async function sendPaymentStopped(deps: EnqueueDeps, tx: Executor, stopped: Stopped): Promise<void> {
  await enqueueLetter(deps, tx, { template: stoppedLetter, to: stopped.customer.email, data: stopped })
}

const linkLetter: LetterTemplate<Sent> = {
  name: 'payment-link',
  render(sent) {
    const { amount, link, expiresAt } = sent
    const from = sent.storeName === null ? BRAND_NAME : letterMessages.paymentLinkStore({ store: sent.storeName })
    return letter(sent, {
      subject: letterMessages.paymentLinkSubject({ amount: formatOre(amount), brand: BRAND_NAME }),
      intro: [`${letterMessages.paymentLinkIntro({ from, amount: formatOre(amount) })} ${paymentLinkMessages.sent()}`],
      amountLabel: paymentLinkMessages.amount(),
      rows: rowsOf(sent),
      link: { url: link, text: paymentLinkMessages.pay({ amount: formatOre(amount) }) },
      outro: [`${paymentLinkMessages.goodUntil()} ${dateTimeText(expiresAt)}.`, paymentLinkMessages.unexpected()],
    })
  },
}

const receiptLetter: LetterTemplate<Receipt> = {
  name: 'payment-receipt',
  render: (paid) =>
    letter(paid, {
      subject: `${paymentLinkMessages.paidTitle()} ${paid.number}`,
      intro: [letterMessages.paymentLinkReceived({ amount: formatOre(paid.amount) })],
      amountLabel: paymentLinkMessages.paidAmount(),
      rows: [
        { text: paymentLinkMessages.number(), amount: paid.number },
        { text: paymentLinkMessages.date(), amount: dateTimeText(paid.paidAt) },
        ...rowsOf(paid),
      ],
      outro: [paymentLinkMessages.receipt()],
    }),
}

const stoppedLetter: LetterTemplate<Stopped> = {
  name: 'payment-stopped',
  render: (stopped) =>
    letter(stopped, {
      subject: `Betalningen ${stopped.number} blev inte av`,
      intro: [paymentLinkMessages.stopped()],
      amountLabel: paymentLinkMessages.amount(),
      rows: [{ text: paymentLinkMessages.number(), amount: stopped.number }, ...rowsOf(stopped)],
      outro: [],
    }),
}

export const paymentLinkLetters = [linkLetter, receiptLetter, stoppedLetter] as const

type Content = {
  readonly subject: string
  readonly intro: readonly string[]
  readonly amountLabel: string
  readonly rows: readonly LetterRow[]
  readonly link?: { readonly url: string; readonly text: string }
  readonly outro: readonly string[]
}

function rowsOf({ purpose, storeName }: Paid): LetterRow[] {
  return [
    { text: paymentLinkMessages.purpose(), amount: purpose },
    ...(storeName === null ? [] : [{ text: paymentLinkMessages.store(), amount: storeName }]),
  ]
}

function letter(
  { customer, amount }: Paid,
  { subject, intro, amountLabel, rows, link, outro }: Content,
): LetterContent {
  const hello = customer.firstName ? `Hej ${customer.firstName}!` : 'Hej!'
  return composeLetter({
    subject,
    blocks: [
      highlight({ label: amountLabel, value: formatOre(amount) }),
      greeting(hello),
      ...intro.map(paragraph),
      ...amountTable(rows),
      ...(link ? [button(link.url, link.text)] : []),
      ...outro.map(paragraph),
    ],
  })
}
