import { addMonths, type PlainDate } from '../calendar/plain-date.js'
import { err, ok, type Result } from '../lib/result.js'
import { WINBACK_FREE_MONTHS, WINBACK_PAUSE_MONTHS, glassesSubscriptionStates, type MembershipState } from './states.js'
import { terminationDate } from './terms.js'

/** The parts of a subscription that decide whether it can be cancelled or taken back. */
export type CancellableSubscription = {
  readonly state: MembershipState
  /** Null until it is signed. */
  readonly startedOn: PlainDate | null
  readonly bindingEndsOn: PlainDate | null
  /** The day on which the customer cancelled; null if they have not. */
  readonly noticeOn: PlainDate | null
  /** The day on which a cancellation was last taken back; null if never. */
  readonly winbackOn: PlainDate | null
}

/** The state and the last day after a cancellation. */
export type Termination = { readonly state: MembershipState; readonly endsOn: PlainDate }

/** Tells whether the customer has cancelled a subscription, even if it has not ended yet (decision J1). */
export function isCancelled({ state, noticeOn }: Pick<CancellableSubscription, 'state' | 'noticeOn'>): boolean {
  return state === glassesSubscriptionStates.to('terminate') || noticeOn !== null
}

/** Returns what a cancellation today leads to; null if already cancelled. An unsigned one ends at once. */
export function terminationOf(subscription: CancellableSubscription, today: PlainDate): Termination | null {
  const { state, startedOn, bindingEndsOn } = subscription
  if (isCancelled(subscription)) return null
  if (startedOn === null) return { state: glassesSubscriptionStates.to('terminate'), endsOn: today }
  return { state, endsOn: terminationDate(today, bindingEndsOn) }
}

/** Tells whether a subscription has ended. Its last day still belongs to it. */
export function isOver(endsOn: PlainDate | null, today: PlainDate): boolean {
  return endsOn !== null && endsOn < today
}

export type WinbackRefusal = 'glasses-subscription.not-cancelled' | 'glasses-subscription.winback-too-soon'

/** Tells whether a cancellation may be taken back: at most once a year. */
export function mayWinBack(lastWinback: PlainDate | null, today: PlainDate): boolean {
  return lastWinback === null || today >= addMonths(lastWinback, WINBACK_PAUSE_MONTHS)
}

/**
 * Returns the free months for taking a cancellation back: none before the first paid month (`firstPaidOn`), so that
 * nobody lives on free months.
 */
export function winbackMonths(firstPaidOn: PlainDate | null, today: PlainDate): number {
  return firstPaidOn !== null && firstPaidOn < today ? WINBACK_FREE_MONTHS : 0
}

/** Tells whether a cancellation can be taken back today, and returns the state that follows [LIFE-005]. */
export function winbackOf(
  subscription: CancellableSubscription,
  today: PlainDate,
): Result<MembershipState, WinbackRefusal> {
  if (subscription.startedOn === null || !isCancelled(subscription)) return err('glasses-subscription.not-cancelled')
  if (!mayWinBack(subscription.winbackOn, today)) return err('glasses-subscription.winback-too-soon')
  return ok(glassesSubscriptionStates.to('winback'))
}
