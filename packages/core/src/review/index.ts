export {
  checkReview,
  checkReviewDecision,
  REVIEW_FIT_MESSAGES,
  REVIEW_FITS,
  REVIEW_STARS,
  REVIEW_TEXT_LIMITS,
  type ReviewFit,
  type ReviewStars,
  type TypedReview,
  type TypedReviewDecision,
  type CheckedReviewDecision,
} from './check-review.js'
export { barToReview, REVIEW_FROM_DAYS, type ReviewBar } from './may-review.js'
export {
  REVIEW_DECISIONS,
  REVIEW_REFUSAL_MESSAGES,
  REVIEW_REFUSALS,
  REVIEW_STATE_MESSAGES,
  type ReviewDecision,
  type ReviewRefusal,
  type ReviewState,
  reviewStates,
} from './states.js'
export {
  NO_STARS,
  REVIEW_SORTS,
  REVIEWS_SHOWN,
  reviewerName,
  type ReviewSort,
  reviewSummary,
  type StarCounts,
} from './summary.js'
