import { defineStates, type StateOf } from '../lib/states.js'
import * as eyeHealthDayMessages from '../messages/generated/eye-health-day.js'

/** States of a request for an eye health day. A store answers it once. */
export const eyeHealthDayStates = defineStates({
  requested: { accept: 'accepted', decline: 'declined' },
  accepted: {},
  declined: {},
})
export type EyeHealthDayState = StateOf<typeof eyeHealthDayStates>

export const EYE_HEALTH_DAY_STATE_MESSAGES = {
  requested: eyeHealthDayMessages.stateRequested,
  accepted: eyeHealthDayMessages.stateAccepted,
  declined: eyeHealthDayMessages.stateDeclined,
} as const satisfies Record<EyeHealthDayState, () => string>
