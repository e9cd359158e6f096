import type { PlainDate } from '../calendar/plain-date.js'
import {
  isDelivering,
  type LensDeliveryState,
  lensDeliveryStates,
  type LensSubscriptionState,
  lensSubscriptionStates,
} from './states.js'

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
