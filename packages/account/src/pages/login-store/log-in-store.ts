import type { ShopClient } from '@klarsikt/contract/client'
import { href } from '@klarsikt/core/paths'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { readCode, readStoreLogin } from './login-store-forms.js'

/** What came of a form of the store's log-in; one that is complete leads to the pages of the staff instead. */
export type LoginStoreAnswer =
  | { readonly step: 'login'; readonly form: FormResult }
  | {
      readonly step: 'code'
      /** Where the code went. */
      readonly message: string
      readonly form?: FormResult
    }
  /** The code has run out, or the log-in is locked: it begins again. */
  | { readonly step: 'again'; readonly message: string }

/** Both steps of a store's log-in, by the form that was sent. */
export async function logInStore(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  return form.get('intent') === 'code' ? confirm(client, form) : begin(client, form)
}

/** A password is never written into a page. */
const HIDDEN = ['password']

async function begin(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  const submission = readStoreLogin(form)
  if (submission.status !== 'success') return { step: 'login', form: submission.reply({ hideFields: HIDDEN }) }
  const outcome = await outcomeOf(client.loginStore({ body: submission.value }))
  if (!outcome.ok) return { step: 'login', form: refusedForm(submission, outcome, HIDDEN) }
  return { step: 'code', message: outcome.value.message }
}

async function confirm(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  const message = String(form.get('sent') ?? '')
  const submission = readCode(form)
  if (submission.status !== 'success')
    return { step: 'code', message, form: submission.reply({ hideFields: ['code'] }) }
  const outcome = await outcomeOf(client.confirmStoreLogin({ body: submission.value }))
  if (outcome.ok) throw redirect(href('staff'), 303)
  if (outcome.code === 'store-login.expired' || outcome.code === 'store-login.locked')
    return { step: 'again', message: outcome.message }
  const beside = outcome.code === 'one-time-code.wrong' ? { ...outcome, fields: { code: outcome.message } } : outcome
  return { step: 'code', message, form: refusedForm(submission, beside, ['code']) }
}
