import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { needsIn, readStrengths, strengthRefusal } from '@klarsikt/page-kit/parts'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { readAsk } from './read-ask.js'

/** The result of a form of the page. */
export type StaffPrescriptionAnswer =
  | { readonly step: 'entered' | 'asked' }
  /** Another store has handled the prescription already, or the order has ended. */
  | { readonly step: 'changed'; readonly message: string }
  | { readonly step: 'ask'; readonly form: FormResult }
  | {
      readonly step: 'enter'
      readonly form: FormResult
      /**
       * The lenses that suit the strengths in place of the chosen ones. Null where no lenses suit, and undefined where
       * the refusal does not concern the lenses.
       */
      readonly lenses: string | null | undefined
    }

/** Saves the strengths, or asks the customer for a new photo. The form that was sent decides which. */
export async function changeStaffPrescription(client: ShopClient, form: FormData): Promise<StaffPrescriptionAnswer> {
  const params = { id: String(form.get('id')) }
  return form.get('intent') === 'ask' ? ask(client, form, params) : enter(client, form, params)
}

type Params = { readonly id: string }

async function ask(client: ShopClient, form: FormData, params: Params): Promise<StaffPrescriptionAnswer> {
  const submission = readAsk(form)
  if (submission.status !== 'success') return { step: 'ask', form: submission.reply() }
  const outcome = await outcomeOrNotFound(client.askForPrescription({ params, body: submission.value }))
  if (outcome.ok) return { step: 'asked' }
  if (outcome.code === 'awaited-prescription.ended') return { step: 'changed', message: outcome.message }
  return { step: 'ask', form: refusedForm(submission, outcome) }
}

async function enter(client: ShopClient, form: FormData, params: Params): Promise<StaffPrescriptionAnswer> {
  const submission = readStrengths(needsIn(form))(form)
  if (submission.status !== 'success') return { step: 'enter', form: submission.reply(), lenses: undefined }
  const body = { prescription: submission.value, ...(form.has('changesLenses') && { changesLenses: true }) }
  const outcome = await outcomeOrNotFound(client.enterPrescription({ params, body }))
  if (outcome.ok) return { step: 'entered' }
  if (outcome.code === 'awaited-prescription.ended') return { step: 'changed', message: outcome.message }
  const lenses = outcome.code === 'lens.unsuitable' ? (outcome.fields['changesLenses'] ?? null) : undefined
  return { step: 'enter', form: refusedForm(submission, strengthRefusal(outcome)), lenses }
}
