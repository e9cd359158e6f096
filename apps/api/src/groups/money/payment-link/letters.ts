import { dateTimeText } from '@klarsikt/core/calendar'
import * as accountLetterMessages from '@klarsikt/core/messages/account-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import { formatOre, type Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { SHOP } from '@klarsikt/shop-config'
import type { PaymentCustomer } from '../../../providers/payment/port.js'
import {
  type EnqueueDeps,
  type LetterRow,
  type LetterTemplate,
  enqueueLetter,
  writeLetter,
} from '../../platform/index.js'

type Paid = {
  readonly customer: PaymentCustomer
  readonly amount: Ore
  readonly purpose: string
  readonly storeName: string | null
}
/** Instants are in ISO 8601. */
type Sent = Paid & { readonly link: string; readonly expiresAt: string }
type Receipt = Paid & { readonly number: string; readonly paidAt: string }
type Stopped = Paid & { readonly number: string }

/** Puts the letter with the link in the outbox, where it is sealed, in the transaction that makes the link. */
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

/** Puts the letter that withdraws the receipt in the outbox, in the transaction that reverses the books. */
export async function sendPaymentStopped(deps: EnqueueDeps, tx: Executor, stopped: Stopped): Promise<void> {
  await enqueueLetter(deps, tx, { template: stoppedLetter, to: stopped.customer.email, data: stopped })
}

const linkLetter: LetterTemplate<Sent> = {
  name: 'payment-link',
  render(sent) {
    const { amount, link, expiresAt } = sent
    const from = sent.storeName === null ? SHOP.brand.name : letterMessages.paymentLinkStore({ store: sent.storeName })
    return writeLetter({
      title: letterMessages.paymentLinkSubject({ amount: formatOre(amount), brand: SHOP.brand.name }),
      texts: [`${letterMessages.paymentLinkIntro({ from, amount: formatOre(amount) })} ${paymentLinkMessages.sent()}`],
      highlight: { label: paymentLinkMessages.amount(), value: formatOre(amount) },
      greeting: greetingOf(sent),
      rows: rowsOf(sent),
      link: { url: link, text: paymentLinkMessages.pay({ amount: formatOre(amount) }) },
      outro: [`${paymentLinkMessages.goodUntil()} ${dateTimeText(expiresAt)}.`, paymentLinkMessages.unexpected()],
    })
  },
}

const receiptLetter: LetterTemplate<Receipt> = {
  name: 'payment-receipt',
  render: (paid) =>
    writeLetter({
      title: `${paymentLinkMessages.paidTitle()} ${paid.number}`,
      texts: [letterMessages.paymentLinkReceived({ amount: formatOre(paid.amount) })],
      highlight: { label: paymentLinkMessages.paidAmount(), value: formatOre(paid.amount) },
      greeting: greetingOf(paid),
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
    writeLetter({
      title: paymentLinkMessages.stoppedSubject(stopped),
      texts: [paymentLinkMessages.stopped()],
      highlight: { label: paymentLinkMessages.amount(), value: formatOre(stopped.amount) },
      greeting: greetingOf(stopped),
      rows: [{ text: paymentLinkMessages.number(), amount: stopped.number }, ...rowsOf(stopped)],
    }),
}

export const paymentLinkLetters = [linkLetter, receiptLetter, stoppedLetter] as const

function rowsOf({ purpose, storeName }: Paid): LetterRow[] {
  return [
    { text: paymentLinkMessages.purpose(), amount: purpose },
    ...(storeName === null ? [] : [{ text: paymentLinkMessages.store(), amount: storeName }]),
  ]
}

const greetingOf = ({ customer: { firstName } }: Paid): string =>
  firstName ? accountLetterMessages.greeting({ name: firstName }) : accountLetterMessages.greetingWithoutName()
