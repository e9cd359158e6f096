import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { readExam } from './exam-form.js'

/** The result of the page's form. */
export type ExamPrescriptionAnswer =
  | { readonly step: 'entered'; readonly enteredAt: string | null }
  /** The visit no longer accepts a prescription, or the customer has no account to save it in. */
  | { readonly step: 'closed'; readonly message: string }
  | { readonly step: 'enter'; readonly form: FormResult }

/** Saves the strengths of an eye exam in the account of the examined customer. */
export async function changeExamPrescription(client: ShopClient, form: FormData): Promise<ExamPrescriptionAnswer> {
  const submission = readExam(form)
  if (submission.status !== 'success') return { step: 'enter', form: submission.reply() }
  const params = { id: String(form.get('id')) }
  const outcome = await outcomeOrNotFound(client.enterExamPrescription({ params, body: submission.value }))
  if (outcome.ok) return { step: 'entered', enteredAt: outcome.value.data.enteredAt }
  if (outcome.code === 'exam-prescription.closed' || outcome.code === 'exam-prescription.no-account')
    return { step: 'closed', message: outcome.message }
  return { step: 'enter', form: refusedForm(submission, outcome) }
}
