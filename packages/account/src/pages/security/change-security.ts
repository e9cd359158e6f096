import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { changePasskeys, isPasskeyForm, type PasskeyAnswer, type PasskeyCalls } from '@klarsikt/page-kit/passkey'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { EMAIL_FIELDS, PASSWORD_FIELDS, readNewEmail, readPasswordChange } from './security-forms.js'

/** The result of a form of the security page. */
export type SecurityAnswer =
  | { readonly step: 'password'; readonly form: FormResult }
  | { readonly step: 'password-changed'; readonly at: number }
  | { readonly step: 'email'; readonly form: FormResult }
  /** The log-in is too old for the change. */
  | { readonly step: 'step-up'; readonly form: FormResult; readonly message: string }
  | { readonly step: 'email-pending'; readonly email: string }
  | { readonly step: 'device-ended' }
  | { readonly step: 'devices-ended' }
  | { readonly step: 'devices-step-up'; readonly message: string }
  | { readonly step: 'failed'; readonly message: string }
  | PasskeyAnswer

/** Fields that are never written back into the page. */
const HIDDEN: string[] = [...PASSWORD_FIELDS]

/** Handles every form of the security page. The pressed button decides which. */
export async function changeSecurity(client: ShopClient, form: FormData): Promise<SecurityAnswer> {
  if (isPasskeyForm(form)) return changePasskeys(passkeyCalls(client), form)
  switch (form.get('intent')) {
    case 'password':
      return changePassword(client, form)
    case 'email':
      return changeEmail(client, form)
    default:
      return endSessions(client, form)
  }
}

async function changePassword(client: ShopClient, form: FormData): Promise<SecurityAnswer> {
  const submission = readPasswordChange(form)
  if (submission.status !== 'success') return { step: 'password', form: submission.reply({ hideFields: HIDDEN }) }
  const outcome = await outcomeOrLogin(client.changePassword({ body: submission.value }), here())
  if (!outcome.ok) return { step: 'password', form: refusedForm(submission, outcome, HIDDEN) }
  return { step: 'password-changed', at: Date.now() }
}

async function changeEmail(client: ShopClient, form: FormData): Promise<SecurityAnswer> {
  const submission = readNewEmail(form)
  if (submission.status !== 'success') return { step: 'email', form: submission.reply() }
  const outcome = await outcomeOrLogin(client.changeEmail({ body: submission.value }), here(), {
    sent: form,
    form: 'email',
    fields: EMAIL_FIELDS,
  })
  if (outcome.ok) return { step: 'email-pending', email: submission.value.email }
  if (outcome.code === 'login.step-up-required')
    return { step: 'step-up', form: submission.reply(), message: outcome.message }
  return { step: 'email', form: refusedForm(submission, outcome) }
}

async function endSessions(client: ShopClient, form: FormData): Promise<SecurityAnswer> {
  const id = form.get('id')
  const body = typeof id === 'string' ? { id } : {}
  const outcome = await outcomeOrLogin(client.endLoginSessions({ body }), here())
  if (!outcome.ok && outcome.code === 'login.step-up-required')
    return { step: 'devices-step-up', message: outcome.message }
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  return { step: typeof id === 'string' ? 'device-ended' : 'devices-ended' }
}

const passkeyCalls = (client: ShopClient): PasskeyCalls => ({
  ask: () => outcomeOrLogin(client.passkeyRegisterOptions(), here()),
  add: (body) => outcomeOrLogin(client.registerPasskey({ body }), here()),
  remove: (body) => outcomeOrLogin(client.removePasskey({ body }), here()),
  rename: (body) => outcomeOrLogin(client.renamePasskey({ body }), here()),
})

const here = () => encodedHref('account-security')
