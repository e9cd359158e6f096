import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { readPrescription } from './prescription-form.js'

/** The result of a form of the page. */
export type PrescriptionsAnswer =
  | { readonly step: 'add'; readonly form: FormResult }
  | { readonly step: 'saved'; readonly id: string }
  | { readonly step: 'removed' }
  | { readonly step: 'failed'; readonly message: string }

/** Saves a typed prescription, or removes a saved one. */
export async function changePrescriptions(client: ShopClient, form: FormData): Promise<PrescriptionsAnswer> {
  return form.get('intent') === 'remove' ? remove(client, form) : save(client, form)
}

async function save(client: ShopClient, form: FormData): Promise<PrescriptionsAnswer> {
  const submission = readPrescription(form)
  if (submission.status !== 'success') return { step: 'add', form: submission.reply() }
  const outcome = await outcomeOrLogin(client.savePrescription({ body: submission.value }), here())
  if (!outcome.ok) return { step: 'add', form: refusedForm(submission, outcome) }
  return { step: 'saved', id: outcome.value.data.id }
}

async function remove(client: ShopClient, form: FormData): Promise<PrescriptionsAnswer> {
  const outcome = await outcomeOrLogin(client.removePrescription({ body: { id: String(form.get('id')) } }), here())
  // Another window has removed it already. That is what the customer wanted.
  if (outcome.ok || outcome.code === 'prescription.not-found') return { step: 'removed' }
  return { step: 'failed', message: outcome.message }
}

const here = () => encodedHref('account-prescriptions')
