import { addMonths, type PlainDate } from '../calendar/plain-date.js'
import { err, ok, type Result } from '../lib/result.js'
import { WINBACK_FREE_MONTHS, WINBACK_PAUSE_MONTHS, glassesSubscriptionStates, type MembershipState } from './states.js'
import { terminationDate } from './terms.js'

/** What decides whether a subscription can be ended or taken back. */
export type CancellableSubscription = {
  readonly state: MembershipState
  /** Null before it is signed. */
  readonly startedOn: PlainDate | null
  readonly bindingEndsOn: PlainDate | null
  /** When notice was given; null without one. */
  readonly noticeOn: PlainDate | null
  /** When it was last taken back. */
  readonly winbackOn: PlainDate | null
}

/** What giving notice leads to. */
export type Termination = { readonly state: MembershipState; readonly endsOn: PlainDate }

/** Has its customer ended it: it is over, or notice has been given (decision J1)? */
export function isCancelled({ state, noticeOn }: Pick<CancellableSubscription, 'state' | 'noticeOn'>): boolean {
  return state === glassesSubscriptionStates.to('terminate') || noticeOn !== null
}

/** What notice given today leads to; null where it has been given or the subscription is over. One that is not signed ends at once. */
export function terminationOf(subscription: CancellableSubscription, today: PlainDate): Termination | null {
  const { state, startedOn, bindingEndsOn } = subscription
  if (isCancelled(subscription)) return null
  if (startedOn === null) return { state: glassesSubscriptionStates.to('terminate'), endsOn: today }
  return { state, endsOn: terminationDate(today, bindingEndsOn) }
}

/** Is a subscription over on a day? Its last day belongs to it. */
export function isOver(endsOn: PlainDate | null, today: PlainDate): boolean {
  return endsOn !== null && endsOn < today
}

export type WinbackRefusal = 'lifestyle.not-cancelled' | 'lifestyle.winback-too-soon'

/** A subscription can be won back again when a year has gone by since the last time. */
export function mayWinBack(lastWinback: PlainDate | null, today: PlainDate): boolean {
  return lastWinback === null || today >= addMonths(lastWinback, WINBACK_PAUSE_MONTHS)
}

/**
 * The free months that a winback gives: none to who has never paid for a month, so that nobody lives on free ones. The day on which
 * the first paid month began is null while there was none.
 */
export function winbackMonths(firstPaidOn: PlainDate | null, today: PlainDate): number {
  return firstPaidOn !== null && firstPaidOn < today ? WINBACK_FREE_MONTHS : 0
}

/** Whether a cancellation can be taken back today, and what the subscription is then [LIFE-005]. */
export function winbackOf(
  subscription: CancellableSubscription,
  today: PlainDate,
): Result<MembershipState, WinbackRefusal> {
  if (subscription.startedOn === null || !isCancelled(subscription)) return err('lifestyle.not-cancelled')
  if (!mayWinBack(subscription.winbackOn, today)) return err('lifestyle.winback-too-soon')
  return ok(glassesSubscriptionStates.to('winback'))
}
