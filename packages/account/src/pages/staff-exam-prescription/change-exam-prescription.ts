import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '../../session/outcome-or-not-found.js'
import { readExam } from './exam-form.js'

/** What came of the form of the page. */
export type ExamPrescriptionAnswer =
  | { readonly step: 'entered'; readonly enteredAt: string | null }
  /** Meanwhile there is nothing to enter, or no account to enter it in. */
  | { readonly step: 'closed'; readonly message: string }
  | { readonly step: 'enter'; readonly form: FormResult }

/** Saves the strengths of a visit in the account of who was examined. */
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
