import { type ValueOf } from '../lib/one-of.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { ore, type Ore } from '../money/ore.js'

/** Status of a subscription on the wire; message key `subscription.status.<n>` [ENUM-005]. */
export const SubscriptionStatus = { Active: 100, Canceled: 200, Paused: 520 } as const
export type SubscriptionStatus = ValueOf<typeof SubscriptionStatus>

/** Life of a lens subscription; a cancelled one is final and must be created again [LENS-003, LENS-004, LENS-006]. */
export const lensSubscriptionStates = defineStates({
  active: { pause: 'paused', cancel: 'cancelled' },
  paused: { activate: 'active', cancel: 'cancelled' },
  cancelled: {},
})
export type LensSubscriptionState = StateOf<typeof lensSubscriptionStates>

/** The number of each state. */
export const SUBSCRIPTION_STATUS_OF = {
  active: SubscriptionStatus.Active,
  paused: SubscriptionStatus.Paused,
  cancelled: SubscriptionStatus.Canceled,
} as const satisfies Record<LensSubscriptionState, SubscriptionStatus>

/** Life of a product in a subscription: a frozen one is not delivered until it is activated again [LENS-011]. */
export const lensLineStates = defineStates({
  active: { freeze: 'frozen' },
  frozen: { reactivate: 'active' },
})
export type LensLineState = StateOf<typeof lensLineStates>

/**
 * Life of one delivery. It is due from its processing on, charging while the provider is asked, and due again after a charge that
 * was declined; whatever it ends as, it is never charged again.
 */
export const lensDeliveryStates = defineStates({
  due: { charge: 'charging', 'give-up': 'unpaid', drop: 'dropped', 'sell-out': 'sold-out' },
  charging: { pay: 'paid', decline: 'due' },
  paid: {},
  unpaid: {},
  dropped: {},
  'sold-out': {},
})
export type LensDeliveryState = StateOf<typeof lensDeliveryStates>

/** Only an active subscription is charged and delivered [LENS-005]. */
export function isDelivering(state: LensSubscriptionState): boolean {
  return state === 'active'
}

/** Working days before the desired delivery day on which an order is processed [LENS-014]. */
export const LENS_PROCESS_LEAD = 23

/** Working days before the desired delivery day on which it is sent [LENS-015]. */
export const LENS_SEND_LEAD = 21

/** Products in one subscription, at most. */
export const SUBSCRIPTION_LINES_MAXIMUM = 8

/** What free delivery is worth in a year, at least [LENS-016]. */
export const FREE_DELIVERY_VALUE: Ore = ore(200)

/** What the yearly lens exam is worth, at least [LENS-017]. */
export const LENS_EXAM_VALUE: Ore = ore(550)
