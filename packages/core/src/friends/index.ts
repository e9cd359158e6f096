export {
  ACCIDENT_GUARANTEE_DAYS,
  EXCHANGE_RIGHT_DAYS,
  FRAME_PERK_PERCENT,
  LOYALTY_JOIN_RESULTS,
  PERKS,
  REFERRAL_FREE_MONTHS,
  joinResult,
  memberDiscount,
  type LoyaltyJoinResult,
} from './club.js'
export {
  CLAIM_ANSWERS,
  CLAIM_STATE_MESSAGES,
  checkClaim,
  checkClaimAnswer,
  claimStates,
  guaranteeUntil,
  isCovered,
  type ClaimAnswerKind,
  type ClaimState,
  type TypedClaim,
  type TypedClaimAnswer,
  type Claim,
} from './claim.js'
export {
  EXAM_PRICE_KINDS,
  FREE_REVISIT_DAYS,
  examPrice,
  examPriceText,
  isRevisit,
  movedExamPrice,
  revisitUntil,
  type BookedExam,
  type EarlierVisit,
  type ExamPrice,
  type ExamPriceKind,
} from './exam-price.js'
export { FREE_MONTHS_OF, FREE_MONTH_KINDS, freeMonths, type FreeMonthKind } from './free-months.js'
export { exchangeUntil } from './exchange.js'
export { FRAME_OFFER_MESSAGES, FRAME_OFFER_STATES, FRAME_PERK_EXAMS, frameOffer } from './frame-offer.js'
export { checkJoining, checkRedeem, type Joining } from './joining.js'
export { FRIENDS_MINIMUM_AGE, FRIENDS_TERMS_VERSION } from './membership.js'
export {
  REFERRAL_PARAMETER,
  formatReferralCode,
  isNewCustomer,
  newReferralCode,
  parseReferralCode,
  refuseReferral,
  type ReferralRefusal,
} from './referral.js'
