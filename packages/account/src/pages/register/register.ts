import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { nextIn } from '@klarsikt/page-kit/session'
import { readRegistration } from './registration-form.js'

/**
 * The result of a form of the page. After a letter was sent, the page stays at `sent`, also when another letter fails.
 */
export type RegisterAnswer =
  | { readonly step: 'form'; readonly form: FormResult }
  | { readonly step: 'sent'; readonly email: string; readonly isAgain: boolean; readonly failure: string | null }

/** Fields that are never written back into the page. */
const HIDDEN = ['password', 'passwordRepeat']

/**
 * Opens an account, or sends its letter again. An address that has an account gets the same answer, so that nobody can
 * find out who has one.
 */
export async function register(client: ShopClient, form: FormData): Promise<RegisterAnswer> {
  if (form.get('intent') === 'resend') return resend(client, form)
  const submission = readRegistration(form)
  if (submission.status !== 'success') return { step: 'form', form: submission.reply({ hideFields: HIDDEN }) }
  const outcome = await outcomeOf(client.register({ body: { ...submission.value, ...nextIn(form) } }))
  if (!outcome.ok) return { step: 'form', form: refusedForm(submission, outcome, HIDDEN) }
  const { result, message } = outcome.value
  if (result === 'Error') return { step: 'form', form: refusedForm(submission, { message, fields: {} }, HIDDEN) }
  return { step: 'sent', email: submission.value.email, isAgain: false, failure: null }
}

async function resend(client: ShopClient, form: FormData): Promise<RegisterAnswer> {
  const email = String(form.get('email') ?? '')
  const outcome = await outcomeOf(client.resendVerification({ body: { email, ...nextIn(form) } }))
  return { step: 'sent', email, isAgain: outcome.ok, failure: outcome.ok ? null : outcome.message }
}
