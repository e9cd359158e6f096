import { dayText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as subscriptionLetterMessages from '@klarsikt/core/messages/subscription-letter'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type LetterContent,
  type LetterContext,
  type LetterPicture,
  type LetterRow,
  type LetterStep,
  type LetterTemplate,
  amountTable,
  button,
  composeLetter,
  greeting,
  paragraph,
  pictureRow,
  stepList,
} from '../../platform/index.js'

/** The data of every letter about a lens subscription. */
export type SubscriptionLetter = {
  readonly id: string
  readonly firstName: string
  /** The delivery day of the letter. */
  readonly day?: string
  /** A last or exact day, depending on the template; missing when changes no longer reach the delivery. */
  readonly date?: string
  /** The days on which the delivery is charged and sent; missing in older letters. */
  readonly chargeOn?: string
  readonly sendOn?: string
  readonly amount?: string
  readonly goods?: string
  readonly rows?: readonly LetterRow[]
  /** The pictures of the products; missing in older letters. */
  readonly pictures?: readonly LetterPicture[]
}

type Words = {
  readonly subject: string
  readonly texts: readonly string[]
  readonly steps?: readonly LetterStep[]
  readonly link?: 'payment'
}

const day = ({ day: on = '' }: SubscriptionLetter) => (on === '' ? '' : dayText(on))
const date = ({ date: on = '' }: SubscriptionLetter) => (on === '' ? '' : dayText(on))

/** Says when the next delivery is charged and sent, and until when it can be changed. */
function plan({ day: on = '', date: until, chargeOn, sendOn }: SubscriptionLetter): string[] {
  return [
    ...(chargeOn && sendOn
      ? [subscriptionLetterMessages.plan({ day: dayText(on), charge: dayText(chargeOn), send: dayText(sendOn) })]
      : []),
    until
      ? subscriptionLetterMessages.startedChanges({ date: dayText(until) })
      : subscriptionLetterMessages.noChanges(),
  ]
}

function template(name: string, words: (data: SubscriptionLetter) => Words): LetterTemplate<SubscriptionLetter> {
  return { name: `lens-subscription-${name}`, render: (data, context) => letter(data, context, words(data)) }
}

export const LENS_LETTERS = {
  started: template('started', (data) => ({
    subject: subscriptionLetterMessages.startedSubject(),
    texts: [subscriptionLetterMessages.startedText({ day: day(data) }), ...plan(data)],
  })),
  startedAgain: template('started-again', (data) => ({
    subject: subscriptionLetterMessages.startedAgainSubject(),
    texts: [subscriptionLetterMessages.startedAgainText({ day: day(data) }), ...plan(data)],
  })),
  coming: template('coming', (data) => ({
    subject: subscriptionLetterMessages.comingSubject({ day: day(data) }),
    texts: [
      subscriptionLetterMessages.comingText({ day: day(data), amount: data.amount ?? '' }),
      data.date === undefined
        ? subscriptionLetterMessages.noChanges()
        : subscriptionLetterMessages.comingChanges({ date: date(data) }),
    ],
    steps: comingSteps(data),
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
    texts: [subscriptionLetterMessages.activatedText({ day: day(data) }), ...plan(data)],
  })),
  cancelled: template('cancelled', () => ({
    subject: subscriptionLetterMessages.cancelledSubject(),
    texts: [subscriptionLetterMessages.cancelledText()],
  })),
} as const

function comingSteps({ day: on = '', date: until, chargeOn, sendOn, amount = '' }: SubscriptionLetter): LetterStep[] {
  const step = (text: string, when: string | undefined): LetterStep => ({
    text,
    ...(when !== undefined && { when: dayText(when) }),
    hasHappened: false,
  })
  return [
    ...(until === undefined ? [] : [step(subscriptionLetterMessages.stepChange(), until)]),
    step(subscriptionLetterMessages.stepCharge({ amount }), chargeOn),
    ...(sendOn === undefined ? [] : [step(subscriptionLetterMessages.stepSend(), sendOn)]),
    step(subscriptionLetterMessages.stepDelivery(), on),
  ]
}

export const lensSubscriptionLetters = Object.values(LENS_LETTERS)

function letter(
  { id, firstName, rows = [], pictures = [] }: SubscriptionLetter,
  { shopUrl }: LetterContext,
  { subject, texts, steps = [], link }: Words,
): LetterContent {
  const hello = letterMessages.hello({ name: firstName })
  const params = { subscriptionId: id }
  const url =
    shopUrl +
    (link === 'payment'
      ? encodedHref('account-update-payment-method', params)
      : encodedHref('account-subscription-lens', params))
  const label = link === 'payment' ? subscriptionLetterMessages.showPayment() : subscriptionLetterMessages.show()
  return composeLetter({
    subject,
    blocks: [
      ...pictureRow(pictures, shopUrl),
      greeting(hello),
      ...texts.map(paragraph),
      ...amountTable(rows),
      ...stepList(steps),
      button(url, label),
    ],
  })
}
