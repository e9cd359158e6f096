import { defineStates } from '../lib/states.js'

/** States of a membership or a glasses subscription as they are named on the wire [ENUM-011]. */
export const MEMBERSHIP_STATES = ['Created', 'Active', 'Terminated'] as const
export type MembershipState = (typeof MEMBERSHIP_STATES)[number]

/** Life of a glasses subscription; a terminated one returns only by winback [LIFE-003, LIFE-005]. */
export const glassesSubscriptionStates = defineStates({
  Created: { activate: 'Active', terminate: 'Terminated' },
  Active: { terminate: 'Terminated' },
  Terminated: { winback: 'Active' },
})

/** Notice in days [LIFE-004]. */
export const NOTICE_DAYS = 30

/** Free months when a cancellation is taken back [LIFE-006]. */
export const WINBACK_FREE_MONTHS = 3

/** Months that must pass between two winbacks of one subscription. */
export const WINBACK_PAUSE_MONTHS = 12

/** Exchanges of the product in a subscription year, counted from the start date [LIFE-008]. */
export const EXCHANGES_PER_YEAR = 1
