import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { checkFields, type FieldProblemsOf } from '../identity/check-fields.js'
import { err, ok, type Result } from '../lib/result.js'
import { typedMessage } from '../lib/typed-text.js'
import * as reviewMessages from '../messages/generated/review.js'
import { REVIEW_REFUSALS, type ReviewDecision, type ReviewRefusal } from './states.js'

export const REVIEW_STARS = [5, 4, 3, 2, 1] as const
export type ReviewStars = (typeof REVIEW_STARS)[number]

export const REVIEW_FITS = ['small', 'right', 'large'] as const
export type ReviewFit = (typeof REVIEW_FITS)[number]

export const REVIEW_FIT_MESSAGES = {
  small: reviewMessages.fitSmall,
  right: reviewMessages.fitRight,
  large: reviewMessages.fitLarge,
} as const satisfies Record<ReviewFit, () => string>

export const REVIEW_TEXT_LIMITS = { min: 10, max: 2_000 } as const

/** A review as the user typed it. `fit` is empty for articles that are not frames, and if it was not answered. */
export type TypedReview = { readonly stars: string; readonly fit: string; readonly text: string }
export type Review = { readonly stars: ReviewStars; readonly fit: ReviewFit | null; readonly text: string }

/** Reads a review. It does not check whether the customer may write one. */
export function checkReview({ stars, fit, text }: TypedReview): Result<Review, FieldProblemsOf<keyof Review>> {
  return checkFields<Review>({ stars: parseStars(stars), fit: parseFit(fit), text: parseText(text) })
}

/** A decision as staff typed it. A refusal needs a reason. */
export type TypedReviewDecision = { readonly decision: ReviewDecision; readonly reason: string }
export type CheckedReviewDecision =
  | { readonly decision: 'approve'; readonly reason: null }
  | { readonly decision: 'refuse'; readonly reason: ReviewRefusal }

/** Reads the decision of staff on a review. A refusal without a known reason fails. */
export function checkReviewDecision({
  decision,
  reason,
}: TypedReviewDecision): Result<CheckedReviewDecision, FieldProblemsOf<'reason'>> {
  if (decision === 'approve') return ok({ decision, reason: null })
  const known = REVIEW_REFUSALS.find((one) => one === reason)
  return known ? ok({ decision, reason: known }) : err({ reason: fieldProblem(reviewMessages.reasonRequired) })
}

function parseStars(typed: string): Result<ReviewStars, FieldProblem> {
  const stars = REVIEW_STARS.find((one) => String(one) === typed)
  return stars ? ok(stars) : err(fieldProblem(reviewMessages.starsRequired))
}

function parseFit(typed: string): Result<ReviewFit | null, FieldProblem> {
  if (typed === '') return ok(null)
  const fit = REVIEW_FITS.find((one) => one === typed)
  return fit ? ok(fit) : err(fieldProblem(reviewMessages.fitUnknown))
}

/** Allows no `<`, `>` or control characters except line breaks. */
function parseText(typed: string): Result<string, FieldProblem> {
  const text = typedMessage(typed)
  const { length } = [...text]
  const { min, max } = REVIEW_TEXT_LIMITS
  if (length < min) return err(fieldProblem(reviewMessages.textTooShort, { min }))
  const isValid = length <= max && !/[<>]|(?!\n)\p{Cc}/u.test(text)
  return isValid ? ok(text) : err(fieldProblem(reviewMessages.textInvalid, { max }))
}
