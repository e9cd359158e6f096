import type { ShopClient } from '@klarsikt/contract/client'
import { REVIEW_DECISIONS } from '@klarsikt/core/review'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { readDecision } from './decision-form.js'

/** The result of a decision. */
export type StaffReviewsAnswer =
  | { readonly step: 'done' }
  /** Another store has decided already. */
  | { readonly step: 'changed'; readonly message: string }
  | { readonly step: 'form'; readonly id: string; readonly form: FormResult }

/** Publishes or refuses a review. The form that was sent decides which. */
export async function changeStaffReviews(client: ShopClient, form: FormData): Promise<StaffReviewsAnswer> {
  const id = String(form.get('id'))
  const decision = REVIEW_DECISIONS.find((one) => form.get('intent') === `${one}-${id}`) ?? 'refuse'
  const submission = readDecision(decision)(form)
  if (submission.status !== 'success') return { step: 'form', id, form: submission.reply() }
  const body = { decision, reason: submission.value.reason ?? ('' as const) }
  const outcome = await outcomeOrNotFound(client.decideReview({ params: { id }, body }))
  if (outcome.ok) return { step: 'done' }
  if (outcome.code === 'review.decided') return { step: 'changed', message: outcome.message }
  return { step: 'form', id, form: refusedForm(submission, outcome) }
}
