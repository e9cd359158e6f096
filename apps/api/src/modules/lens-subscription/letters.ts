import { dayText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as subscriptionLetterMessages from '@klarsikt/core/messages/subscription-letter'
import { encodedHref } from '@klarsikt/core/paths'
import { amountTable, button, heading, letterHtml, paragraph } from '../outbox/letter-layout.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'

type Row = { readonly text: string; readonly amount: string; readonly strong?: boolean }

/** What every letter about a lens subscription is written from. */
export type SubscriptionLetter = {
  readonly id: string
  readonly firstName: string
  /** The delivery day that it is about. */
  readonly day?: string
  /** Until when, or on which day: its template says. */
  readonly date?: string
  readonly amount?: string
  readonly goods?: string
  readonly rows?: readonly Row[]
}

type Words = { readonly subject: string; readonly texts: readonly string[]; readonly link?: 'payment' }

const day = ({ day: on = '' }: SubscriptionLetter) => (on === '' ? '' : dayText(on))
const date = ({ date: on = '' }: SubscriptionLetter) => (on === '' ? '' : dayText(on))

function template(name: string, words: (data: SubscriptionLetter) => Words): LetterTemplate<SubscriptionLetter> {
  return { name: `lens-subscription-${name}`, render: (data, context) => letter(data, context, words(data)) }
}

export const LENS_LETTERS = {
  started: template('started', (data) => ({
    subject: subscriptionLetterMessages.startedSubject(),
    texts: [
      subscriptionLetterMessages.startedText({ day: day(data) }),
      subscriptionLetterMessages.startedChanges({ date: date(data) }),
    ],
  })),
  coming: template('coming', (data) => ({
    subject: subscriptionLetterMessages.comingSubject({ day: day(data) }),
    texts: [
      subscriptionLetterMessages.comingText({ day: day(data), amount: data.amount ?? '' }),
      subscriptionLetterMessages.comingChanges({ date: date(data) }),
    ],
  })),
  soldOut: template('sold-out', (data) => ({
    subject: subscriptionLetterMessages.soldOutSubject(),
    texts: [
      subscriptionLetterMessages.soldOutText({ goods: data.goods ?? '' }),
      data.amount === undefined
        ? subscriptionLetterMessages.soldOutAll()
        : subscriptionLetterMessages.soldOutRest({ amount: data.amount }),
    ],
  })),
  declined: template('declined', (data) => ({
    subject: subscriptionLetterMessages.declinedSubject(),
    texts: [
      subscriptionLetterMessages.declinedText({ amount: data.amount ?? '', day: day(data) }),
      subscriptionLetterMessages.declinedAgain({ date: date(data) }),
    ],
    link: 'payment',
  })),
  unpaid: template('unpaid', (data) => ({
    subject: subscriptionLetterMessages.unpaidSubject(),
    texts: [
      subscriptionLetterMessages.unpaidText({ amount: data.amount ?? '', day: day(data) }),
      subscriptionLetterMessages.unpaidActivate(),
    ],
    link: 'payment',
  })),
  nothingLeft: template('nothing-left', () => ({
    subject: subscriptionLetterMessages.nothingLeftSubject(),
    texts: [subscriptionLetterMessages.nothingLeftText()],
  })),
  rise: template('price-rise', (data) => ({
    subject: subscriptionLetterMessages.riseSubject({ date: date(data) }),
    texts: [subscriptionLetterMessages.riseText({ date: date(data) }), subscriptionLetterMessages.riseRefuse()],
  })),
  withdrawn: template('price-rise-withdrawn', (data) => ({
    subject: subscriptionLetterMessages.withdrawnSubject(),
    texts: [subscriptionLetterMessages.withdrawnText({ goods: data.goods ?? '' })],
  })),
  paused: template('paused', () => ({
    subject: subscriptionLetterMessages.pausedSubject(),
    texts: [subscriptionLetterMessages.pausedText()],
  })),
  activated: template('activated', (data) => ({
    subject: subscriptionLetterMessages.activatedSubject(),
    texts: [
      subscriptionLetterMessages.activatedText({ day: day(data) }),
      subscriptionLetterMessages.startedChanges({ date: date(data) }),
    ],
  })),
  cancelled: template('cancelled', () => ({
    subject: subscriptionLetterMessages.cancelledSubject(),
    texts: [subscriptionLetterMessages.cancelledText()],
  })),
} as const

export const lensSubscriptionLetters = Object.values(LENS_LETTERS)

function letter(
  { id, firstName, rows = [] }: SubscriptionLetter,
  { shopUrl }: LetterContext,
  { subject, texts, link }: Words,
): LetterContent {
  const greeting = letterMessages.hello({ name: firstName })
  const params = { subscriptionId: id }
  const url =
    shopUrl +
    (link === 'payment'
      ? encodedHref('account-update-payment-method', params)
      : encodedHref('account-subscription-lens', params))
  const label = link === 'payment' ? subscriptionLetterMessages.showPayment() : subscriptionLetterMessages.show()
  return {
    subject,
    html: letterHtml(
      subject,
      [
        heading(subject),
        paragraph(greeting),
        ...texts.map(paragraph),
        ...(rows.length > 0 ? [amountTable(rows)] : []),
        button(url, label),
      ].join('\n'),
    ),
    text: [
      greeting,
      ...texts,
      ...(rows.length > 0 ? ['', ...rows.map((row) => `${row.text}: ${row.amount}`)] : []),
      '',
      `${label}: ${url}`,
    ].join('\n'),
  }
}
