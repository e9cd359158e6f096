import { dateTimeText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import type { WithdrawalDeclaration, WithdrawalRight } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterTemplate,
  amountTable,
  composeLetter,
  enqueueLetter,
  paragraph,
  subheading,
} from '../../platform/index.js'
import type { WithdrawnOrder } from './withdrawn-order.js'

type Deps = EnqueueDeps & { readonly settings: { readonly serviceEmail: string } }
export type ReceivedWithdrawal = {
  readonly declaration: WithdrawalDeclaration
  readonly receivedAt: Date
  readonly order: WithdrawnOrder | null
}
/** The instant is in ISO 8601. */
type Receipt = { readonly declaration: WithdrawalDeclaration; readonly receivedAt: string }
type Notice = Receipt & { readonly order: WithdrawnOrder | null }

/** Puts both letters in the outbox, in the transaction that receives the declaration. */
export async function sendWithdrawalLetters(
  deps: Deps,
  tx: Executor,
  { declaration, receivedAt, order }: ReceivedWithdrawal,
): Promise<void> {
  const data = { declaration, receivedAt: receivedAt.toISOString() }
  await enqueueLetter(deps, tx, { template: receipt, to: declaration.email, data })
  await enqueueLetter(deps, tx, { template: notice, to: deps.settings.serviceEmail, data: { ...data, order } })
}

/**
 * The acknowledgement on a durable medium: the content, date and time of receipt. It repeats only what was typed,
 * because the sender may not be the owner of the order.
 */
const receipt: LetterTemplate<Receipt> = {
  name: 'withdrawal-receipt',
  render: ({ declaration, receivedAt }) =>
    letter({
      subject: withdrawalMessages.mailSubject({ orderNumber: declaration.orderNumber }),
      title: withdrawalMessages.receivedTitle(),
      intro: [withdrawalMessages.mailIntro()],
      rows: contentRows(declaration, receivedAt),
      outro: [withdrawalMessages.next(), withdrawalMessages.madeToOrder(), withdrawalMessages.mailUnexpected()],
    }),
}

const RIGHTS: Readonly<Record<WithdrawalRight, () => string>> = {
  legal: letterMessages.noticeLegal,
  shop: letterMessages.noticeShop,
  none: letterMessages.noticeLate,
}

/** The letter to customer service: the declaration, and the rights that the named order has. */
const notice: LetterTemplate<Notice> = {
  name: 'withdrawal-notice',
  render({ declaration, receivedAt, order }) {
    const subject = letterMessages.noticeSubject({ orderNumber: declaration.orderNumber })
    return letter({
      subject,
      title: subject,
      intro: [letterMessages.noticeIntro()],
      rows: contentRows(declaration, receivedAt),
      outro: [matchText(order)],
      ...(order && {
        more: {
          title: letterMessages.noticeGoods({ orderNumber: order.number }),
          rows: order.lines.map((line) => ({ text: line.text, amount: RIGHTS[line.right]() })),
        },
      }),
    })
  },
}

export const withdrawalLetters = [receipt, notice] as const

function matchText(order: WithdrawnOrder | null): string {
  if (!order) return letterMessages.noticeUnknownOrder()
  return order.emailMatches ? letterMessages.noticeSameEmail() : letterMessages.noticeOtherEmail()
}

type Row = { readonly text: string; readonly amount: string }
type Content = {
  readonly subject: string
  readonly title: string
  readonly intro: readonly string[]
  readonly rows: readonly Row[]
  readonly outro: readonly string[]
  readonly more?: { readonly title: string; readonly rows: readonly Row[] }
}

function contentRows({ name, orderNumber, email, goods }: WithdrawalDeclaration, receivedAt: string): Row[] {
  return [
    { text: withdrawalMessages.name(), amount: name },
    { text: withdrawalMessages.orderNumber(), amount: orderNumber },
    { text: withdrawalMessages.email(), amount: email },
    { text: withdrawalMessages.items(), amount: goods || withdrawalMessages.allItems() },
    { text: withdrawalMessages.receivedAt(), amount: dateTimeText(receivedAt) },
  ]
}

function letter({ subject, title, intro, rows, outro, more }: Content): LetterContent {
  const statement = withdrawalMessages.statement()
  return composeLetter({
    subject,
    title,
    blocks: [
      ...[...intro, statement].map(paragraph),
      ...amountTable(rows),
      ...(more ? [subheading(more.title), ...amountTable(more.rows)] : []),
      ...outro.map(paragraph),
    ],
  })
}
