import { defineStates, type StateOf } from '../lib/states.js'
import * as eyeHealthDayMessages from '../messages/generated/eye-health-day.js'

/** Life of a request: a store answers it once. */
export const eyeHealthDayStates = defineStates({
  requested: { accept: 'accepted', decline: 'declined' },
  accepted: {},
  declined: {},
})
export type EyeHealthDayState = StateOf<typeof eyeHealthDayStates>

/** What each state is called. */
export const EYE_HEALTH_DAY_STATE_MESSAGES = {
  requested: eyeHealthDayMessages.stateRequested,
  accepted: eyeHealthDayMessages.stateAccepted,
  declined: eyeHealthDayMessages.stateDeclined,
} as const satisfies Record<EyeHealthDayState, () => string>
