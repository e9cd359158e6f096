import { dayText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'
import type { Clock } from '@klarsikt/core/lib'
import { BRAND_NAME } from '@klarsikt/core/markets'
import { paymentRequestMessages, translator } from '@klarsikt/core/messages'
import { formatOre, type Ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { RequestCustomer } from '../order/snapshot.js'
import { amountTable, button, heading, letterHtml, paragraph } from './letter-layout.js'
import { enqueueLetter, type Letter } from './outbox.js'

const t = translator(paymentRequestMessages)

type Deps = { readonly encryption: Encryption; readonly clock: Clock }
type Paid = {
  readonly customer: RequestCustomer
  readonly amount: Ore
  readonly purpose: string
  readonly storeName: string | null
}

/** Puts the letter with the link in the outbox, in the transaction that makes the request; there it lies sealed. */
export async function sendPaymentRequest(
  deps: Deps,
  tx: Executor,
  request: Paid & { readonly link: string; readonly expiresAt: Date },
): Promise<void> {
  const { amount, link, expiresAt } = request
  const from = request.storeName === null ? BRAND_NAME : `Vår butik ${request.storeName}`
  await enqueueLetter(
    deps,
    tx,
    'payment-request',
    letter(request, {
      subject: `Betala ${formatOre(amount)} till ${BRAND_NAME}`,
      intro: [`${from} ber dig betala ${formatOre(amount)}. ${t('paymentRequest.sent')}`],
      rows: rowsOf(request, t('paymentRequest.amount')),
      link: { url: link, text: t('paymentRequest.pay', { amount: formatOre(amount) }) },
      outro: [`${t('paymentRequest.goodUntil')} ${instantText(expiresAt)}.`, t('paymentRequest.unexpected')],
    }),
  )
}

/** Puts the receipt in the outbox, in the transaction that makes the request paid. */
export async function sendPaymentReceipt(
  deps: Deps,
  tx: Executor,
  paid: Paid & { readonly number: string; readonly paidAt: Date },
): Promise<void> {
  await enqueueLetter(
    deps,
    tx,
    'payment-receipt',
    letter(paid, {
      subject: `${t('paymentRequest.paidTitle')} ${paid.number}`,
      intro: [`Vi har tagit emot ${formatOre(paid.amount)}.`],
      rows: [
        { text: t('paymentRequest.number'), amount: paid.number },
        { text: t('paymentRequest.date'), amount: instantText(paid.paidAt) },
        ...rowsOf(paid, t('paymentRequest.paidAmount')),
      ],
      outro: [t('paymentRequest.receipt')],
    }),
  )
}

/** Puts the letter in the outbox that takes the receipt back, in the transaction that turns the books back. */
export async function sendPaymentStopped(
  deps: Deps,
  tx: Executor,
  stopped: Paid & { readonly number: string },
): Promise<void> {
  await enqueueLetter(
    deps,
    tx,
    'payment-stopped',
    letter(stopped, {
      subject: `Betalningen ${stopped.number} blev inte av`,
      intro: [t('paymentRequest.stopped')],
      rows: [
        { text: t('paymentRequest.number'), amount: stopped.number },
        ...rowsOf(stopped, t('paymentRequest.amount')),
      ],
      outro: [],
    }),
  )
}

type Row = { readonly text: string; readonly amount: string; readonly strong?: boolean }
type Content = {
  readonly subject: string
  readonly intro: readonly string[]
  readonly rows: readonly Row[]
  readonly link?: { readonly url: string; readonly text: string }
  readonly outro: readonly string[]
}

function rowsOf({ purpose, storeName, amount }: Paid, amountText: string): Row[] {
  return [
    { text: t('paymentRequest.purpose'), amount: purpose },
    ...(storeName === null ? [] : [{ text: t('paymentRequest.store'), amount: storeName }]),
    { text: amountText, amount: formatOre(amount), strong: true },
  ]
}

function letter({ customer }: Paid, { subject, intro, rows, link, outro }: Content): Letter {
  const greeting = customer.firstName ? `Hej ${customer.firstName}!` : 'Hej!'
  return {
    to: customer.email,
    subject,
    html: letterHtml(
      subject,
      [
        heading(subject),
        ...[greeting, ...intro].map(paragraph),
        amountTable(rows),
        ...(link ? [button(link.url, link.text)] : []),
        ...outro.map(paragraph),
      ].join('\n'),
    ),
    text: [
      greeting,
      ...intro,
      '',
      ...rows.map((row) => `${row.text}: ${row.amount}`),
      ...(link ? ['', `${link.text}: ${link.url}`] : []),
      ...(outro.length > 0 ? ['', ...outro] : []),
    ].join('\n'),
  }
}

/** `26 november 2026 kl. 11.04`, in Stockholm. */
function instantText(at: Date): string {
  return t('paymentRequest.instant', {
    date: dayText(stockholmDate(at)),
    time: stockholmTime(at).replace(':', '.'),
  })
}
