import type { ShopClient } from '@klarsikt/contract/client'
import { CLAIM_ANSWERS, type ClaimAnswerKind } from '@klarsikt/core/friends'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { readAnswer } from './answer-form.js'

/** The result of an answer to a claim. */
export type StaffClaimsAnswer =
  | { readonly step: 'done' }
  /** Another store has answered the claim already. */
  | { readonly step: 'changed'; readonly message: string }
  | { readonly step: 'form'; readonly id: string; readonly answer: ClaimAnswerKind; readonly form: FormResult }

/** Accepts or declines a claim. The form that was sent decides which. */
export async function changeStaffClaims(client: ShopClient, form: FormData): Promise<StaffClaimsAnswer> {
  const id = String(form.get('id'))
  const answer = CLAIM_ANSWERS.find((one) => form.get('intent') === `${one}-${id}`) ?? 'decline'
  const submission = readAnswer(answer)(form)
  if (submission.status !== 'success') return { step: 'form', id, answer, form: submission.reply() }
  const outcome = await outcomeOrNotFound(client.answerClaim({ params: { id }, body: submission.value }))
  if (outcome.ok) return { step: 'done' }
  if (outcome.code === 'claim.answered') return { step: 'changed', message: outcome.message }
  return { step: 'form', id, answer, form: refusedForm(submission, outcome) }
}
