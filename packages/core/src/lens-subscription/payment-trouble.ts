import type { PlainDate } from '../calendar/plain-date.js'
import {
  isDelivering,
  type LensDeliveryState,
  lensDeliveryStates,
  type LensSubscriptionState,
  lensSubscriptionStates,
} from './states.js'

/** Why a subscription is not being paid. The customer must act. */
export type PaymentTrouble =
  /** A charge was declined. The next attempt is on `tryOn`. */
  | { readonly kind: 'declined'; readonly tryOn: PlainDate }
  /** The last attempt was declined, and the subscription is paused. */
  | { readonly kind: 'unpaid'; readonly day: PlainDate }
  /** No payment method is saved, or the saved one cannot be charged. */
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

/** Returns why a subscription is not being paid, or null. */
export function paymentTrouble({ state, payment, deliveries }: Paying): PaymentTrouble | null {
  if (lensSubscriptionStates.isFinal(state)) return null
  const tryOn = deliveries.find(({ nextTryOn: day }) => day !== null)?.nextTryOn
  if (tryOn) return { kind: 'declined', tryOn }
  const [latest] = deliveries
  if (!isDelivering(state) && latest?.state === lensDeliveryStates.to('give-up'))
    return { kind: 'unpaid', day: latest.day }
  return payment?.state === 'usable' ? null : { kind: 'no-means' }
}
