import type { ShopClient } from '@klarsikt/contract/client'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { nextIn } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { arriveAtLogin } from '../login/load-login.js'
import { readNewPassword, readRequest } from './reset-forms.js'

/** The result of a form of the page. A new password redirects to the log-in page instead. */
export type ResetPasswordAnswer =
  | { readonly step: 'request'; readonly form: FormResult }
  | { readonly step: 'sent' }
  | { readonly step: 'choose'; readonly form: FormResult }
  | { readonly step: 'expired'; readonly message: string }

/** Fields that are never written back into the page. */
const HIDDEN = ['password', 'passwordRepeat']

/** Asks for the letter, or saves a new password by the letter's secret. */
export async function resetPassword(client: ShopClient, form: FormData): Promise<ResetPasswordAnswer> {
  return form.get('intent') === 'choose' ? choose(client, form) : request(client, form)
}

async function request(client: ShopClient, form: FormData): Promise<ResetPasswordAnswer> {
  const submission = readRequest(form)
  if (submission.status !== 'success') return { step: 'request', form: submission.reply() }
  const outcome = await outcomeOf(client.requestPasswordReset({ body: { ...submission.value, ...nextIn(form) } }))
  return outcome.ok ? { step: 'sent' } : { step: 'request', form: refusedForm(submission, outcome) }
}

async function choose(client: ShopClient, form: FormData): Promise<ResetPasswordAnswer> {
  const submission = readNewPassword(form)
  if (submission.status !== 'success') return { step: 'choose', form: submission.reply({ hideFields: HIDDEN }) }
  const token = String(form.get('token') ?? '')
  const outcome = await outcomeOf(client.resetPassword({ body: { token, ...submission.value } }))
  if (outcome.ok) throw redirect(arriveAtLogin('new-password', nextIn(form).next), 303)
  if (outcome.code === 'password-reset.expired' || outcome.code === 'password-reset.done')
    return { step: 'expired', message: outcome.message }
  return { step: 'choose', form: refusedForm(submission, outcome, HIDDEN) }
}
