import { checkReviewDecision, type ReviewDecision } from '@klarsikt/core/review'
import { readForm } from '@klarsikt/forms'

export const DECISION_FIELDS = ['reason'] as const

/** Returns a function that reads a decision by the rule of the backend. */
export const readDecision = (decision: ReviewDecision) => (form: FormData) =>
  readForm(form, DECISION_FIELDS, ({ reason }) => checkReviewDecision({ decision, reason }))
