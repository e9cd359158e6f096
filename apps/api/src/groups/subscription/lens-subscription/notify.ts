import type { LensLine } from '@klarsikt/contract/shop/types'
import { dayText, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { deliveryDates } from '@klarsikt/core/lens-subscription'
import * as subscriptionLetterMessages from '@klarsikt/core/messages/subscription-letter'
import { formatOre, formatPrice, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { eq } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { Buyer } from '../../order/index.js'
import type { Customer } from '../../person/index.js'
import { type LetterPicture, enqueueLetter, enqueueLetters, enqueueSms, smsNumber } from '../../platform/index.js'
import { totalOf } from './describe-line.js'
import { LENS_LETTERS } from './letters.js'
import type { DeliveryRow } from './rows.js'
import { lensSubscription } from './tables.js'

type NotifyDeps = Pick<BaseDeps, 'clock' | 'encryption' | 'settings'>
type Receiver = Pick<Customer['profile'], 'firstName' | 'email'>

type Started = {
  readonly id: string
  readonly buyer: Pick<Buyer, 'firstName' | 'email'>
  /** Whether it replaces an ended subscription, so that nothing was bought and nothing is sent now. */
  readonly isAgain?: boolean
}

/** Tells the customer that a subscription has started, and when its next delivery comes. */
export async function notifyStarted(
  deps: NotifyDeps,
  tx: Executor,
  { id, buyer, isAgain = false }: Started,
): Promise<void> {
  const [row] = await tx.orm
    .select({ day: lensSubscription.nextOn })
    .from(lensSubscription)
    .where(eq(lensSubscription.id, id))
  if (!row?.day) return
  const template = isAgain ? LENS_LETTERS.startedAgain : LENS_LETTERS.started
  const data = { id, firstName: buyer.firstName, ...plannedDays(deps, row.day) }
  await enqueueLetter(deps, tx, { template, to: buyer.email, data, key: id })
}

/** The days of a delivery for a letter that is written today, about a delivery that no letter has announced before. */
function plannedDays({ clock }: Pick<NotifyDeps, 'clock'>, day: PlainDate) {
  const { changeUntil, chargeOn, sendOn } = deliveryDates(day, { today: stockholmDate(clock.now()), announcedOn: null })
  return { day, chargeOn, sendOn, ...(changeUntil !== null && { date: changeUntil }) }
}

/** The data of a letter about the next delivery. */
export type Coming = {
  readonly id: string
  readonly day: PlainDate
  readonly lines: readonly LensLine[]
  readonly profile: Receiver
  readonly key: string
}

/**
 * Tells customers what comes next, what it costs, what is not in stock, and until when it can be changed. Each delivery
 * gets a letter.
 */
export async function notifyComing(deps: NotifyDeps, tx: Executor, coming: readonly Coming[]): Promise<void> {
  await enqueueLetters(
    deps,
    tx,
    coming.map(({ id, day, lines, profile: { firstName, email }, key }) => ({
      template: LENS_LETTERS.coming,
      to: email,
      data: {
        id,
        firstName,
        ...plannedDays(deps, day),
        amount: formatPrice(totalOf(lines)),
        rows: lines.filter(({ state, price }) => state === 'active' && price !== null).map(comingRow),
        pictures: lines.flatMap(comingPicture),
      },
      key,
    })),
  )
}

function comingRow({ quantity, brand, description, soldOut, total }: LensLine) {
  return {
    text: `${quantity} × ${brand} ${description}`,
    amount: soldOut ? subscriptionLetterMessages.soldOut() : formatPrice(total),
  }
}

function comingPicture({ state, media, brand, description }: LensLine): LetterPicture[] {
  return state === 'active' && media !== null ? [{ src: media, alt: `${brand} ${description}` }] : []
}

type SoldOut = {
  readonly id: string
  readonly day: PlainDate
  readonly soldOut: readonly string[]
  readonly profile: Receiver
  /** The price of the rest in öre; null when nothing is left. */
  readonly total: number | null
}

/** Tells the customer what is not in stock, before the rest is charged. */
export async function notifySoldOut(
  deps: NotifyDeps,
  tx: Executor,
  { id, day, soldOut, profile, total }: SoldOut,
): Promise<void> {
  const amount = total === null ? {} : { amount: formatOre(wholeOre(total)) }
  const data = { id, firstName: profile.firstName, day, goods: soldOut.join(', '), ...amount }
  await enqueueLetter(deps, tx, { template: LENS_LETTERS.soldOut, to: profile.email, data, key: `${id}/${day}` })
}

type Declined = { readonly delivery: DeliveryRow; readonly tryOn: PlainDate | null; readonly customer: Customer }

/** Tells the customer by letter and SMS of a declined charge: the next try, or that the subscription is paused. */
export async function notifyDeclined(
  deps: NotifyDeps,
  tx: Executor,
  { delivery, tryOn, customer }: Declined,
): Promise<void> {
  const { subscriptionId: id, day, total, tries } = delivery
  const { firstName, email, mobile } = customer.profile
  const amount = formatOre(wholeOre(total))
  const template = tryOn === null ? LENS_LETTERS.unpaid : LENS_LETTERS.declined
  const data = { id, firstName, day, amount, ...(tryOn !== null && { date: tryOn }) }
  await enqueueLetter(deps, tx, { template, to: email, data, key: `${delivery.id}/${tries}` })
  const number = smsNumber(deps, mobile)
  if (!number.ok) return
  const url = deps.settings.publicUrl + encodedHref('account-update-payment-method', { subscriptionId: id })
  const text =
    tryOn === null
      ? subscriptionLetterMessages.smsUnpaid({ url, brand: SHOP.brand.name })
      : subscriptionLetterMessages.smsDeclined({ date: dayText(tryOn), url, brand: SHOP.brand.name })
  await enqueueSms(deps, tx, {
    kind: tryOn === null ? 'lens-unpaid' : 'lens-declined',
    customerId: customer.id,
    to: number.value,
    text,
  })
}

/** Tells the customer that a subscription is paused because nothing in it can be delivered. */
export async function notifyNothingLeft(
  deps: NotifyDeps,
  tx: Executor,
  { id, profile, key }: { readonly id: string; readonly profile: Receiver; readonly key: string },
): Promise<void> {
  const data = { id, firstName: profile.firstName }
  await enqueueLetter(deps, tx, { template: LENS_LETTERS.nothingLeft, to: profile.email, data, key })
}

type Moved = { readonly id: string; readonly profile: Receiver }

/** Confirms that the customer has paused a subscription. */
export async function notifyPaused(deps: NotifyDeps, tx: Executor, { id, profile }: Moved): Promise<void> {
  const data = { id, firstName: profile.firstName }
  const key = `${id}/${deps.clock.now().toISOString()}`
  await enqueueLetter(deps, tx, { template: LENS_LETTERS.paused, to: profile.email, data, key })
}

/** Confirms that a subscription is active again, and says when its next delivery comes. */
export async function notifyActivated(
  deps: NotifyDeps,
  tx: Executor,
  { id, profile, day }: Moved & { readonly day: PlainDate },
): Promise<void> {
  const data = { id, firstName: profile.firstName, ...plannedDays(deps, day) }
  const key = `${id}/${deps.clock.now().toISOString()}`
  await enqueueLetter(deps, tx, { template: LENS_LETTERS.activated, to: profile.email, data, key })
}

/** Confirms that a subscription has ended. */
export async function notifyCancelled(deps: NotifyDeps, tx: Executor, { id, profile }: Moved): Promise<void> {
  const data = { id, firstName: profile.firstName }
  await enqueueLetter(deps, tx, { template: LENS_LETTERS.cancelled, to: profile.email, data, key: id })
}

type Rise = {
  readonly id: string
  readonly from: PlainDate
  readonly profile: Receiver
  readonly goods: readonly { readonly name: string; readonly before: number; readonly after: number }[]
}

/** Tells the customer which prices rise and when, and that the rise can be refused. */
export async function notifyRise(deps: NotifyDeps, tx: Executor, { id, from, profile, goods }: Rise): Promise<void> {
  const rows = goods.map(({ name, before, after }) => ({
    text: name,
    amount: subscriptionLetterMessages.priceChange({
      before: formatOre(wholeOre(before)),
      after: formatOre(wholeOre(after)),
    }),
  }))
  const data = { id, firstName: profile.firstName, date: from, rows }
  await enqueueLetter(deps, tx, { template: LENS_LETTERS.rise, to: profile.email, data, key: `${id}/${from}` })
}

/** Tells the customer that an announced rise is withdrawn. */
export async function notifyWithdrawn(
  deps: NotifyDeps,
  tx: Executor,
  {
    id,
    goods,
    profile,
    key,
  }: { readonly id: string; readonly goods: string; readonly profile: Receiver; readonly key: string },
): Promise<void> {
  const data = { id, firstName: profile.firstName, goods }
  await enqueueLetter(deps, tx, { template: LENS_LETTERS.withdrawn, to: profile.email, data, key })
}
