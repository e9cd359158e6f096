export {
  ACCIDENT_GUARANTEE_DAYS,
  EXCHANGE_RIGHT_DAYS,
  FRAME_PERK_PERCENT,
  FREE_REVISIT_YEARS,
  LOYALTY_JOIN_RESULTS,
  PERKS,
  REFERRAL_FREE_MONTHS,
  joinResult,
  memberDiscount,
  type LoyaltyJoinResult,
} from './club.js'
export { FREE_MONTHS_OF, FREE_MONTH_KINDS, freeMonths, type FreeMonthKind } from './free-months.js'
export { FRIENDS_MINIMUM_AGE, FRIENDS_TERMS_VERSION } from './membership.js'
export {
  REFERRAL_CODE_LENGTH,
  REFERRAL_PARAMETER,
  formatReferralCode,
  isNewCustomer,
  newReferralCode,
  parseReferralCode,
  refuseReferral,
  type ReferralFacts,
  type ReferralRefusal,
} from './referral.js'
