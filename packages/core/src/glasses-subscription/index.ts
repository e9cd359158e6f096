export {
  EXCHANGES_PER_YEAR,
  MEMBERSHIP_STATES,
  NOTICE_DAYS,
  WINBACK_FREE_MONTHS,
  WINBACK_PAUSE_MONTHS,
  glassesSubscriptionStates,
  type MembershipState,
} from './states.js'
export { mayExchange, mayWinBack, terminationDate } from './terms.js'
