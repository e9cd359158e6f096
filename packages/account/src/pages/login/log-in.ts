import type { Failure, ShopClient } from '@klarsikt/contract/client'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as errorMessages from '@klarsikt/core/messages/error'
import { type FormResult, outcomeOf, type Refusal, refusedForm } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { nextIn } from '../../session/with-next.js'
import { destination } from './destination.js'
import { afterPanel, confirmConnection, connectEmail, continueEid, type EidAnswer } from './eid-answer.js'
import { readLogin } from './login-form.js'
import { askForPasskey, type PasskeyQuestion, sendPasskey } from './passkey-login.js'

/** What came of a form of the log-in page; a log-in that is complete leads away instead. */
export type LoginAnswer =
  | { readonly step: 'login'; readonly form: FormResult }
  /** The credentials are right, and the address waits to be verified. */
  | {
      readonly step: 'unverified'
      /** Null where nobody has typed one. */
      readonly email: string | null
      readonly message: string
    }
  /** The address is verified, by this press or by one before it. */
  | { readonly step: 'verified'; readonly message: string }
  /** No change of the address waits any more, by this press or by one before it. */
  | { readonly step: 'change-stopped'; readonly message: string }
  /** The link in a letter leads nowhere. */
  | { readonly step: 'link-over'; readonly message: string }
  | { readonly step: 'resent' }
  | EidAnswer
  | PasskeyQuestion

type LoginReply = Exclude<Awaited<ReturnType<ShopClient['login']>>, Failure>

/** A password is never written into a page. */
const HIDDEN = ['password']

/** Every form of the log-in page, by the button that was pressed. */
export async function logIn(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  switch (form.get('intent')) {
    case 'terms':
      return acceptTerms(client, form)
    case 'verify':
      return verify(client, form)
    case 'stop-email-change':
      return stopEmailChange(client, form)
    case 'resend':
      return resend(client, form)
    case 'eid':
      return afterPanel(form)
    case 'eid-email':
      return connectEmail(client, form)
    case 'eid-continue':
      return continueEid(client, form)
    case 'eid-confirm':
      return confirmConnection(client, form)
    case 'passkey-question':
      return askForPasskey(client)
    case 'passkey':
      return enterByPasskey(client, form)
    default:
      return enter(client, form)
  }
}

async function enter(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  const submission = readLogin(form)
  if (submission.status !== 'success') return { step: 'login', form: submission.reply({ hideFields: HIDDEN }) }
  const outcome = await outcomeOf(client.login({ body: submission.value }))
  if (!outcome.ok) return { step: 'login', form: refusedForm(submission, inWordsOfLogin(outcome), HIDDEN) }
  return reached(outcome.value, form, submission.value.email)
}

/** The shop is away: that is no fault of what was typed [ERR-007]. */
const AWAY: readonly Refusal['code'][] = ['unavailable', 'unexpected']

function inWordsOfLogin(refusal: Refusal): Refusal {
  return AWAY.includes(refusal.code) ? { ...refusal, message: errorMessages.loginUnavailable() } : refusal
}

async function enterByPasskey(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  const outcome = await sendPasskey(client, form)
  return outcome.ok ? reached(outcome.value, form, null) : { step: 'failed', message: outcome.message }
}

/** What right credentials lead to. */
function reached(reply: LoginReply, form: FormData, email: string | null): LoginAnswer {
  if (reply.success) throw redirect(destination(form), 303)
  const { result, message, termsVersion } = reply
  if (result === 'TermsNotAccepted') return { step: 'terms', version: termsVersion ?? '', message }
  return { step: 'unverified', email, message }
}

async function acceptTerms(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  const version = text(form, 'version')
  const outcome = await outcomeOf(client.acceptTerms({ body: { version } }))
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  const { value } = outcome
  if (value.success) throw redirect(destination(form), 303)
  return { step: 'terms', version: value.termsVersion ?? '', message: value.message }
}

async function verify(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  const outcome = await outcomeOf(client.verifyEmail({ body: { token: text(form, 'token') } }))
  if (outcome.ok) return { step: 'verified', message: authMessages.emailVerified() }
  if (outcome.code === 'verification.done') return { step: 'verified', message: outcome.message }
  return { step: outcome.code === 'verification.expired' ? 'link-over' : 'failed', message: outcome.message }
}

async function stopEmailChange(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  const outcome = await outcomeOf(client.stopEmailChange({ body: { token: text(form, 'token') } }))
  if (outcome.ok) return { step: 'change-stopped', message: authMessages.emailChangeStopped() }
  if (outcome.code === 'email-change.stopped') return { step: 'change-stopped', message: outcome.message }
  return { step: outcome.code === 'email-change.over' ? 'link-over' : 'failed', message: outcome.message }
}

async function resend(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  const outcome = await outcomeOf(client.resendVerification({ body: { email: text(form, 'email'), ...nextIn(form) } }))
  return outcome.ok ? { step: 'resent' } : { step: 'failed', message: outcome.message }
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')
