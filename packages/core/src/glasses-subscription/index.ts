export { monthChargeStates, type MonthChargeState } from './charge.js'
export { type BillingMonth, dueMonth, monthAmount, monthStart, resumedPlan } from './billing.js'
export { campaignOn } from './campaigns.js'
export {
  agreesToReminderFee,
  BINDING_MONTHS,
  LEVEL_TERMS,
  SUBSCRIPTION_LEVEL_MESSAGES,
  SUBSCRIPTION_LEVELS,
  SUBSCRIPTION_PERKS,
  SUBSCRIPTION_TERMS_VERSION,
  SUBSCRIPTION_VAT_RATE,
  type SubscriptionLevel,
} from './levels.js'
export {
  isCancelled,
  isOver,
  mayWinBack,
  terminationOf,
  winbackMonths,
  winbackOf,
  type WinbackRefusal,
} from './notice.js'
export { perkText } from './perk-texts.js'
export {
  SUBSCRIPTION_DOCUMENT_MESSAGES,
  SUBSCRIPTION_DOCUMENTS,
  type SubscriptionDocument,
  subscriptionSignText,
  WINBACK_LINK_DAYS,
} from './signing.js'
export {
  MEMBERSHIP_STATES,
  NOTICE_DAYS,
  WINBACK_FREE_MONTHS,
  glassesSubscriptionStates,
  type MembershipState,
} from './states.js'
export { bindingEnd, hasPaid, subscriptionYear } from './terms.js'
