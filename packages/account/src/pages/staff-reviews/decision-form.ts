import { checkReviewDecision, type ReviewDecision } from '@klarsikt/core/review'
import { readForm } from '@klarsikt/forms'

export const DECISION_FIELDS = ['reason'] as const

/** Reads a decision by the rule that the backend has as well. */
export const readDecision = (decision: ReviewDecision) => (form: FormData) =>
  readForm(form, DECISION_FIELDS, ({ reason }) => checkReviewDecision({ decision, reason }))
