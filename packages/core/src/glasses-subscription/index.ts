export { monthChargeStates, type MonthChargeState } from './charge.js'
export { type BillingMonth, type BillingPlan, dueMonth, monthAmount, monthStart, resumedPlan } from './billing.js'
export { campaignOn, SUBSCRIPTION_CAMPAIGNS, type SubscriptionCampaign } from './campaigns.js'
export {
  agreesToReminderFee,
  BINDING_MONTHS,
  LEVEL_TERMS,
  type LevelTerms,
  SECOND_PAIR_PERCENT,
  SUBSCRIPTION_LEVEL_MESSAGES,
  SUBSCRIPTION_LEVELS,
  SUBSCRIPTION_PERKS,
  SUBSCRIPTION_TERMS_VERSION,
  SUBSCRIPTION_VAT_RATE,
  type SubscriptionLevel,
  type SubscriptionPerk,
} from './levels.js'
export {
  type CancellableSubscription,
  isCancelled,
  isOver,
  mayWinBack,
  type Termination,
  terminationOf,
  winbackMonths,
  winbackOf,
  type WinbackRefusal,
} from './notice.js'
export { perkText, type PerkText } from './perk-texts.js'
export {
  SUBSCRIPTION_DOCUMENT_MESSAGES,
  SUBSCRIPTION_DOCUMENTS,
  type SubscriptionDocument,
  subscriptionSignText,
  WINBACK_LINK_DAYS,
} from './signing.js'
export {
  EXCHANGES_PER_YEAR,
  MEMBERSHIP_STATES,
  NOTICE_DAYS,
  WINBACK_FREE_MONTHS,
  WINBACK_PAUSE_MONTHS,
  glassesSubscriptionStates,
  type MembershipState,
} from './states.js'
export { bindingEnd, hasPaid, mayExchange, subscriptionYear, type SubscriptionYear, terminationDate } from './terms.js'
