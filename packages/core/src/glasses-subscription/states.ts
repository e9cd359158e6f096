import { defineStates } from '../lib/states.js'

/** States of a membership or a glasses subscription, as the API names them [ENUM-011]. */
export const MEMBERSHIP_STATES = ['Created', 'Active', 'Terminated'] as const
export type MembershipState = (typeof MEMBERSHIP_STATES)[number]

/** States of a glasses subscription. A terminated one returns only by taking it back [LIFE-003, LIFE-005]. */
export const glassesSubscriptionStates = defineStates({
  Created: { activate: 'Active', terminate: 'Terminated' },
  Active: { terminate: 'Terminated' },
  Terminated: { winback: 'Active' },
})

/** Days of notice before a subscription ends [LIFE-004]. */
export const NOTICE_DAYS = 30

/** Free months for taking a cancellation back [LIFE-006]. */
export const WINBACK_FREE_MONTHS = 3

/** Months between two times that a cancellation of one subscription is taken back. */
export const WINBACK_PAUSE_MONTHS = 12

/** Exchanges of glasses in each subscription year, which starts on the start date [LIFE-008]. */
export const EXCHANGES_PER_YEAR = 1
