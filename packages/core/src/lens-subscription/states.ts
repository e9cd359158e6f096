import { type ValueOf } from '../lib/one-of.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { ore, type Ore } from '../money/ore.js'

/** Status numbers of a subscription in the API [ENUM-005]. */
export const SubscriptionStatus = { Active: 100, Canceled: 200, Paused: 520 } as const
export type SubscriptionStatus = ValueOf<typeof SubscriptionStatus>

/** States of a lens subscription. A cancelled one must be created again [LENS-003, LENS-004, LENS-006]. */
export const lensSubscriptionStates = defineStates({
  active: { pause: 'paused', cancel: 'cancelled' },
  paused: { activate: 'active', cancel: 'cancelled' },
  cancelled: {},
})
export type LensSubscriptionState = StateOf<typeof lensSubscriptionStates>

export const SUBSCRIPTION_STATUS_OF = {
  active: SubscriptionStatus.Active,
  paused: SubscriptionStatus.Paused,
  cancelled: SubscriptionStatus.Canceled,
} as const satisfies Record<LensSubscriptionState, SubscriptionStatus>

/** States of a product in a subscription. A frozen product is not delivered until it is activated again [LENS-011]. */
export const lensLineStates = defineStates({
  active: { freeze: 'frozen' },
  frozen: { reactivate: 'active' },
})
export type LensLineState = StateOf<typeof lensLineStates>

/**
 * States of one delivery: `due` from its processing and after a declined charge, `charging` while the provider is
 * asked. No final state is charged again.
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

/** Tells whether a subscription is charged and delivered: only an active one is [LENS-005]. */
export function isDelivering(state: LensSubscriptionState): boolean {
  return state === 'active'
}

/** Working days before the delivery day on which a delivery is processed [LENS-014]. */
export const LENS_PROCESS_LEAD = 23

/** Working days before the delivery day on which a delivery is sent [LENS-015]. */
export const LENS_SEND_LEAD = 21

export const SUBSCRIPTION_LINES_MAXIMUM = 8

/** Least yearly value in öre of free delivery, as pages state it [LENS-016]. */
export const FREE_DELIVERY_VALUE: Ore = ore(200)

/** Least value in öre of the yearly lens exam, as pages state it [LENS-017]. */
export const LENS_EXAM_VALUE: Ore = ore(550)
