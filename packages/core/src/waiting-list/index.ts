export {
  checkWaitingContact,
  checkWaitingTimes,
  type TypedWaitingTimes,
  type WaitingContact,
  type WaitingTimes,
} from './entry.js'
export {
  mayOffer,
  mayWaitForEarlier,
  suits,
  type WaitedFor,
  WAITING_DAY_PART_MESSAGES,
  WAITING_DAY_PARTS,
  WAITING_ENTRIES_MAXIMUM,
  WAITING_OFFER_MINUTES,
  WAITING_OFFERS_MAXIMUM,
  WAITING_STORES_MAXIMUM,
  type WaitingDayPart,
} from './rules.js'
export {
  offerAnswer,
  WAITING_STATE_MESSAGES,
  type WaitingOfferState,
  waitingOfferStates,
  type WaitingState,
  waitingStates,
} from './states.js'
