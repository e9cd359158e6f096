import { dayText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'
import type { Clock } from '@klarsikt/core/lib'
import { translator, withdrawalMessages } from '@klarsikt/core/messages'
import type { WithdrawalDeclaration, WithdrawalRight } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { WithdrawnOrder } from '../withdrawal/withdrawn-order.js'
import { amountTable, heading, letterHtml, paragraph, subheading } from './letter-layout.js'
import { enqueueLetter, type Letter } from './outbox.js'

const t = translator(withdrawalMessages)

type Deps = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly settings: { readonly serviceEmail: string }
}
export type ReceivedWithdrawal = {
  readonly declaration: WithdrawalDeclaration
  readonly receivedAt: Date
  readonly order: WithdrawnOrder | null
}

/** Puts both letters in the outbox, in the transaction that receives the declaration. */
export async function sendWithdrawalLetters(deps: Deps, tx: Executor, received: ReceivedWithdrawal): Promise<void> {
  await enqueueLetter(deps, tx, 'withdrawal-receipt', withdrawalReceipt(received))
  await enqueueLetter(deps, tx, 'withdrawal-notice', withdrawalNotice(received, deps.settings.serviceEmail))
}

/**
 * The acknowledgement on a durable medium: content, date and time of receipt. It repeats what was typed and nothing from
 * the order, which the one who typed it may not be the owner of.
 */
export function withdrawalReceipt({ declaration, receivedAt }: ReceivedWithdrawal): Letter {
  return letter({
    to: declaration.email,
    subject: t('withdrawal.mail.subject', { orderNumber: declaration.orderNumber }),
    title: t('withdrawal.receivedTitle'),
    intro: [t('withdrawal.mail.intro')],
    rows: contentRows(declaration, receivedAt),
    outro: [t('withdrawal.next'), t('withdrawal.madeToOrder'), t('withdrawal.mail.unexpected')],
  })
}

const RIGHTS: Readonly<Record<WithdrawalRight, string>> = {
  legal: 'lagstadgad ångerrätt',
  shop: 'utan lagstadgad ångerrätt, öppet köp gäller',
  none: 'tiden har gått ut',
}

/** What customer service needs to act on: the declaration, and what the order it names allows. */
export function withdrawalNotice({ declaration, receivedAt, order }: ReceivedWithdrawal, to: string): Letter {
  const subject = `Ångrat köp, order ${declaration.orderNumber}`
  return letter({
    to,
    subject,
    title: subject,
    intro: ['En kund har ångrat ett köp på webben. Bekräftelsen är skickad till kunden.'],
    rows: contentRows(declaration, receivedAt),
    outro: [matchText(order)],
    ...(order && {
      more: {
        title: `Varor i order ${order.number}`,
        rows: order.lines.map((line) => ({ text: line.text, amount: RIGHTS[line.right] })),
      },
    }),
  })
}

function matchText(order: WithdrawnOrder | null): string {
  if (!order) return 'Det finns ingen order med det numret. Ta reda på vilket köp kunden menar.'
  return order.emailMatches
    ? 'E-postadressen är den som ordern lades med. Ångerfristen är räknad från beräknad leverans.'
    : 'E-postadressen är en annan än den som ordern lades med. Kontrollera med kunden innan något betalas tillbaka.'
}

type Row = { readonly text: string; readonly amount: string }
type Content = {
  readonly to: string
  readonly subject: string
  readonly title: string
  readonly intro: readonly string[]
  readonly rows: readonly Row[]
  readonly outro: readonly string[]
  readonly more?: { readonly title: string; readonly rows: readonly Row[] }
}

function contentRows({ name, orderNumber, email, goods }: WithdrawalDeclaration, receivedAt: Date): Row[] {
  return [
    { text: t('withdrawal.name'), amount: name },
    { text: t('withdrawal.orderNumber'), amount: orderNumber },
    { text: t('withdrawal.email'), amount: email },
    { text: t('withdrawal.items'), amount: goods || t('withdrawal.allItems') },
    { text: t('withdrawal.receivedAt'), amount: instantText(receivedAt) },
  ]
}

function letter({ to, subject, title, intro, rows, outro, more }: Content): Letter {
  const statement = t('withdrawal.statement')
  return {
    to,
    subject,
    html: letterHtml(
      subject,
      [
        heading(title),
        ...[...intro, statement].map(paragraph),
        amountTable(rows, { wrap: true }),
        ...(more ? [subheading(more.title), amountTable(more.rows, { wrap: true })] : []),
        ...outro.map(paragraph),
      ].join('\n'),
    ),
    text: [
      ...intro,
      '',
      statement,
      ...rows.map(rowText),
      ...(more ? ['', more.title, ...more.rows.map(rowText)] : []),
      '',
      ...outro,
    ].join('\n'),
  }
}

const rowText = ({ text, amount }: Row): string => `${text}: ${amount}`

/** `26 november 2026 kl. 11.04`, in Stockholm. */
function instantText(at: Date): string {
  return t('withdrawal.instant', { date: dayText(stockholmDate(at)), time: stockholmTime(at).replace(':', '.') })
}
