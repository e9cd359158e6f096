import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import {
  mayWinBack,
  SUBSCRIPTION_LEVEL_MESSAGES,
  WINBACK_FREE_MONTHS,
  winbackMonths,
} from '@klarsikt/core/glasses-subscription'
import * as glassesSubscriptionLetterMessages from '@klarsikt/core/messages/glasses-subscription-letter'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { type Customer, findCustomer } from '../../person/index.js'
import { type LetterTemplate, enqueueLetter, writeLetter } from '../../platform/index.js'
import type { SubscriptionRow } from './find.js'
import { findFirstPaid } from './first-paid.js'
import { pageLink } from './page-link.js'
import { winbackPath } from './winback-link.js'

type LetterDeps = Pick<Deps, 'encryption' | 'clock'>

type Facts = { readonly id: string; readonly firstName: string }
type SignedLetter = Facts & {
  readonly level: string
  /** In öre. */
  readonly monthlyPrice: number
  readonly bindingEndsOn: string
  /** The agreement in base64. */
  readonly document: string
}
type NoticeLetter = Facts & {
  readonly endsOn: string
  /** The path of the winback page; null when the shop would refuse a winback. */
  readonly path: string | null
  /** The free months of a winback; missing in older letters, when it was always the same number. */
  readonly months?: number
}
type WonBackLetter = Facts & { readonly months?: number }

const signed: LetterTemplate<SignedLetter> = {
  name: 'glasses-subscription-signed',
  render: (data, { shopUrl }) => ({
    ...writeLetter({
      title: glassesSubscriptionLetterMessages.signedSubject(),
      greeting: letterMessages.hello({ name: data.firstName }),
      texts: [glassesSubscriptionLetterMessages.signedText()],
      rows: [
        { text: glassesSubscriptionLetterMessages.number(), amount: data.id },
        { text: glassesSubscriptionLetterMessages.level(), amount: data.level },
        { text: glassesSubscriptionLetterMessages.monthlyPrice(), amount: formatOre(wholeOre(data.monthlyPrice)) },
        { text: glassesSubscriptionLetterMessages.bindingEnd(), amount: dayText(data.bindingEndsOn) },
      ],
      link: pageLink(shopUrl, data.id),
    }),
    attachments: [
      {
        filename: `lifestyle-${data.id}.pdf`,
        content: data.document,
        contentType: 'application/pdf',
        encoding: 'base64' as const,
      },
    ],
  }),
}

/** Offers a winback, but only where the shop would accept it. */
function winbackTexts({ path, months = WINBACK_FREE_MONTHS }: NoticeLetter): string[] {
  return path === null ? [] : [glassesSubscriptionLetterMessages.winbackText({ months })]
}

function winbackLink({ id, path }: NoticeLetter, shopUrl: string) {
  return path === null
    ? pageLink(shopUrl, id)
    : { url: shopUrl + path, text: glassesSubscriptionLetterMessages.winbackOpen() }
}

const notice: LetterTemplate<NoticeLetter> = {
  name: 'glasses-subscription-notice',
  render: (data, { shopUrl }) =>
    writeLetter({
      title: glassesSubscriptionLetterMessages.noticeSubject(),
      greeting: letterMessages.hello({ name: data.firstName }),
      texts: [
        glassesSubscriptionLetterMessages.noticeText({ id: data.id, day: dayText(data.endsOn) }),
        ...winbackTexts(data),
      ],
      link: winbackLink(data, shopUrl),
    }),
}

const ended: LetterTemplate<NoticeLetter> = {
  name: 'glasses-subscription-ended',
  render: (data, { shopUrl }) =>
    writeLetter({
      title: glassesSubscriptionLetterMessages.endedSubject(),
      greeting: letterMessages.hello({ name: data.firstName }),
      texts: [
        glassesSubscriptionLetterMessages.endedText({ id: data.id, day: dayText(data.endsOn) }),
        ...winbackTexts(data),
      ],
      link: winbackLink(data, shopUrl),
    }),
}

const wonBack: LetterTemplate<WonBackLetter> = {
  name: 'glasses-subscription-won-back',
  render: (data, { shopUrl }) =>
    writeLetter({
      title: glassesSubscriptionLetterMessages.wonBackSubject(),
      greeting: letterMessages.hello({ name: data.firstName }),
      texts: [
        glassesSubscriptionLetterMessages.wonBackText({ id: data.id, months: data.months ?? WINBACK_FREE_MONTHS }),
      ],
      link: pageLink(shopUrl, data.id),
    }),
}

export const glassesSubscriptionLetters = [signed, notice, ended, wonBack] as const

/** Sends the welcome letter with the signed agreement, once. */
export async function sendSigned(
  deps: LetterDeps,
  tx: Executor,
  { id, level, monthlyPrice, bindingEndsOn }: SubscriptionRow,
  { profile }: Customer,
  pdf: Uint8Array,
): Promise<void> {
  const data = {
    id,
    firstName: profile.firstName,
    level: SUBSCRIPTION_LEVEL_MESSAGES[level](),
    monthlyPrice,
    bindingEndsOn: bindingEndsOn ?? '',
    document: Buffer.from(pdf).toString('base64'),
  }
  await enqueueLetter(deps, tx, { template: signed, to: profile.email, data, key: id })
}

/** Confirms a notice, with a link to take it back. */
export function sendNotice(deps: LetterDeps, tx: Executor, row: SubscriptionRow): Promise<void> {
  return sendWithLink(deps, tx, notice, row)
}

/** Says that a subscription has ended, with a link to take it back. */
export function sendEnded(deps: LetterDeps, tx: Executor, row: SubscriptionRow): Promise<void> {
  return sendWithLink(deps, tx, ended, row)
}

async function sendWithLink(
  deps: LetterDeps,
  tx: Executor,
  template: LetterTemplate<NoticeLetter>,
  { id, customerId, endsOn, noticeOn, winbackOn }: SubscriptionRow,
): Promise<void> {
  const customer = customerId === null ? null : await findCustomer(tx, deps.encryption, customerId)
  if (!customer || endsOn === null) return
  const { firstName, email } = customer.profile
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const path = mayWinBack(winbackOn, today) ? winbackPath(deps.encryption, id, now) : null
  const months = winbackMonths(await findFirstPaid(tx, id), today)
  await enqueueLetter(deps, tx, {
    template,
    to: email,
    data: { id, firstName, endsOn, path, months },
    key: `${id}/${noticeOn}`,
  })
}

export async function sendWonBack(
  deps: LetterDeps,
  tx: Executor,
  { id, winbackOn }: SubscriptionRow,
  { profile: { firstName, email } }: Customer,
  months: number,
): Promise<void> {
  await enqueueLetter(deps, tx, {
    template: wonBack,
    to: email,
    data: { id, firstName, months },
    key: `${id}/${winbackOn}`,
  })
}
