import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { stockholmTime } from '../calendar/stockholm.js'
import {
  isDelivering,
  type LensDeliveryState,
  lensDeliveryStates,
  type LensSubscriptionState,
  lensSubscriptionStates,
} from './states.js'

/** Days after the first try on which a declined charge is tried again; after the last the subscription is paused. */
export const DUNNING_DAYS = [1, 3, 7] as const

/** When a charge is tried again after so many declined tries; null when it is given up. */
export function nextTryOn(firstTryOn: PlainDate, tries: number): PlainDate | null {
  const days = DUNNING_DAYS[tries - 1]
  return days === undefined ? null : addDays(firstTryOn, days)
}

/** Customers are charged and written to in the daytime, in Stockholm. */
export const CHARGE_HOURS = { from: '08:00', until: '20:00' } as const

/** May customers be charged now? */
export function isChargeHour(now: Date): boolean {
  const time = stockholmTime(now)
  return time >= CHARGE_HOURS.from && time < CHARGE_HOURS.until
}

/** What keeps a subscription from being paid, which its customer has to do something about. */
export type PaymentTrouble =
  /** A charge was declined and is tried again. */
  | { readonly kind: 'declined'; readonly tryOn: PlainDate }
  /** The last try was declined, and the subscription is paused. */
  | { readonly kind: 'unpaid'; readonly day: PlainDate }
  /** What is chosen cannot be charged, or nothing is. */
  | { readonly kind: 'no-means' }

type Paying = {
  readonly state: LensSubscriptionState
  readonly payment: { readonly state: string } | null
  /** The newest first. */
  readonly deliveries: readonly {
    readonly day: PlainDate
    readonly state: LensDeliveryState
    readonly nextTryOn: PlainDate | null
  }[]
}

/** What is wrong with how a subscription is paid; null where nothing is. */
export function paymentTrouble({ state, payment, deliveries }: Paying): PaymentTrouble | null {
  if (lensSubscriptionStates.isFinal(state)) return null
  const tryOn = deliveries.find(({ nextTryOn: day }) => day !== null)?.nextTryOn
  if (tryOn) return { kind: 'declined', tryOn }
  const [latest] = deliveries
  if (!isDelivering(state) && latest?.state === lensDeliveryStates.to('give-up'))
    return { kind: 'unpaid', day: latest.day }
  return payment?.state === 'usable' ? null : { kind: 'no-means' }
}
