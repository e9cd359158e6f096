import type { ShopClient } from '@klarsikt/contract/client'
import { EYE_HEALTH_DAY_ANSWERS, type EyeHealthDayAnswerKind } from '@klarsikt/core/eye-health-day'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { ANSWER_FIELDS, readAnswer } from './answer-form.js'

/** The result of an answer to a request. */
export type StaffEyeHealthDayAnswer =
  | { readonly step: 'done' }
  /** Another staff member has answered the request already. */
  | { readonly step: 'changed'; readonly message: string }
  | { readonly step: 'form'; readonly answer: EyeHealthDayAnswerKind; readonly form: FormResult }

/** Accepts or declines a request. The form that was sent decides which. */
export async function changeStaffEyeHealthDay(client: ShopClient, form: FormData): Promise<StaffEyeHealthDayAnswer> {
  const answer = EYE_HEALTH_DAY_ANSWERS.find((one) => one === form.get('intent')) ?? 'decline'
  const submission = readAnswer(answer)(form)
  if (submission.status !== 'success') return { step: 'form', answer, form: submission.reply() }
  const [day, time, text] = ANSWER_FIELDS.map((name) => String(form.get(name) ?? ''))
  const outcome = await outcomeOrNotFound(
    client.answerEyeHealthDay({
      params: { id: String(form.get('id')) },
      body: { answer, day, time, text, version: Number(form.get('version')) },
    }),
  )
  if (!outcome.ok) return { step: 'form', answer, form: refusedForm(submission, outcome) }
  return outcome.value.success ? { step: 'done' } : { step: 'changed', message: outcome.value.message }
}
