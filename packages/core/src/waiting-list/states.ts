import { defineStates, type StateOf } from '../lib/states.js'
import * as waitingListMessages from '../messages/generated/waiting-list.js'

/** States of an entry of the waiting list. It ends after its latest day, or after too many unanswered offers. */
export const waitingStates = defineStates({
  waiting: { accept: 'accepted', leave: 'left', end: 'ended' },
  accepted: {},
  left: {},
  ended: {},
})
export type WaitingState = StateOf<typeof waitingStates>

/** States of an offered time. An offer that is not answered in time goes to the next person who waits. */
export const waitingOfferStates = defineStates({
  offered: { accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: {},
  expired: {},
})
export type WaitingOfferState = StateOf<typeof waitingOfferStates>

/** Returns what the person answered to an offer. It is null while there is no answer, and where it came too late. */
export function offerAnswer(state: WaitingOfferState): 'accepted' | 'declined' | null {
  return state === 'accepted' || state === 'declined' ? state : null
}

export const WAITING_STATE_MESSAGES = {
  waiting: waitingListMessages.stateWaiting,
  accepted: waitingListMessages.stateAccepted,
  left: waitingListMessages.stateLeft,
  ended: waitingListMessages.stateEnded,
} as const satisfies Record<WaitingState, () => string>
