import { defineStates, type StateOf } from '../lib/states.js'
import * as waitingListMessages from '../messages/generated/waiting-list.js'

/** Life of an entry of the waiting list. It ends by itself: at its latest day, or after offers that were never answered. */
export const waitingStates = defineStates({
  waiting: { accept: 'accepted', leave: 'left', end: 'ended' },
  accepted: {},
  left: {},
  ended: {},
})
export type WaitingState = StateOf<typeof waitingStates>

/** Life of a time that is offered; one that is not answered in time goes to the next in line. */
export const waitingOfferStates = defineStates({
  offered: { accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: {},
  expired: {},
})
export type WaitingOfferState = StateOf<typeof waitingOfferStates>

/** What each state is called. */
export const WAITING_STATE_MESSAGES = {
  waiting: waitingListMessages.stateWaiting,
  accepted: waitingListMessages.stateAccepted,
  left: waitingListMessages.stateLeft,
  ended: waitingListMessages.stateEnded,
} as const satisfies Record<WaitingState, () => string>
