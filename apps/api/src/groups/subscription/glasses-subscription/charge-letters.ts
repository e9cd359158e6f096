import { dayText, type PlainDate } from '@klarsikt/core/calendar'
import { amountLeft } from '@klarsikt/core/invoice'
import * as glassesSubscriptionLetterMessages from '@klarsikt/core/messages/glasses-subscription-letter'
import * as invoiceLetterMessages from '@klarsikt/core/messages/invoice-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Deps } from '../../../context.js'
import { type InvoiceRow, openReceiver } from '../../money/index.js'
import { type LetterTemplate, enqueueLetter, writeLetter } from '../../platform/index.js'
import { pageLink } from './page-link.js'

type DeclinedLetter = {
  readonly id: string
  readonly firstName: string
  readonly number: string
  readonly amount: string
  readonly day: string
}

const declined: LetterTemplate<DeclinedLetter> = {
  name: 'glasses-subscription-declined',
  render: (data, { shopUrl }) =>
    writeLetter({
      title: glassesSubscriptionLetterMessages.declinedSubject(),
      greeting: letterMessages.hello({ name: data.firstName }),
      texts: [glassesSubscriptionLetterMessages.declinedText({ ...data, day: dayText(data.day) })],
      link: pageLink(shopUrl, data.id),
    }),
}

const left: LetterTemplate<DeclinedLetter> = {
  name: 'glasses-subscription-left',
  render: (data, { shopUrl }) =>
    writeLetter({
      title: glassesSubscriptionLetterMessages.leftSubject(data),
      greeting: letterMessages.hello({ name: data.firstName }),
      texts: [glassesSubscriptionLetterMessages.leftText({ ...data, day: dayText(data.day) })],
      link: {
        url: shopUrl + encodedHref('account-finance-details', { id: data.number, subId: data.id }),
        text: invoiceLetterMessages.show(),
      },
    }),
}

/** The letters about months that a saved card does not pay. */
export const glassesSubscriptionChargeLetters = [declined, left] as const

/** Tells the customer that the card was declined: when it is tried again, or that the invoice has to be paid. */
export async function sendDeclined(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  tx: Executor,
  of: {
    readonly row: InvoiceRow
    readonly subscriptionId: string
    readonly tryOn: PlainDate | null
    readonly tries: number
  },
): Promise<void> {
  const { row, tryOn, tries } = of
  const { firstName, email } = openReceiver(deps.encryption, row.receiver)
  const data = {
    id: of.subscriptionId,
    firstName,
    number: row.number,
    amount: formatOre(wholeOre(amountLeft(row))),
    day: tryOn ?? row.dueOn,
  }
  const template = tryOn === null ? left : declined
  await enqueueLetter(deps, tx, { template, to: email, data, key: `${row.number}/${tries}` })
}
