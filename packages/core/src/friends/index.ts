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
