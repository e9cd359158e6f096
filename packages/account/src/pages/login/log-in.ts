import type { Failure, ShopClient } from '@klarsikt/contract/client'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as errorMessages from '@klarsikt/core/messages/error'
import { type FormResult, outcomeOf, type Refusal, refusedForm } from '@klarsikt/forms'
import { nextIn } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { destination } from './destination.js'
import { afterPanel, confirmConnection, connectEmail, continueEid, type EidAnswer } from './eid-answer.js'
import { readLogin } from './login-form.js'
import { askForPasskey, type PasskeyQuestion, sendPasskey } from './passkey-login.js'

/** The result of a form of the log-in page. A finished log-in redirects instead. */
export type LoginAnswer =
  | { readonly step: 'login'; readonly form: FormResult }
  /** The password is right, but the address is not verified yet. */
  | {
      readonly step: 'unverified'
      /** Null where the user typed no address. */
      readonly email: string | null
      readonly message: string
    }
  /** The address is verified, by this press or an earlier one. */
  | { readonly step: 'verified'; readonly message: string }
  /** No change of address is waiting, because of this press or an earlier one. */
  | { readonly step: 'change-stopped'; readonly message: string }
  /** The link in a letter is invalid or was used. */
  | { readonly step: 'link-over'; readonly message: string }
  | { readonly step: 'resent' }
  | EidAnswer
  | PasskeyQuestion

type LoginReply = Exclude<Awaited<ReturnType<ShopClient['login']>>, Failure>

/** Fields that are never written back into the page. */
const HIDDEN = ['password']

/** Handles every form of the log-in page. The pressed button decides which. */
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

/** Errors of the shop itself. The text then must not blame the input [ERR-007]. */
const AWAY: readonly Refusal['code'][] = ['unavailable', 'unexpected']

function inWordsOfLogin(refusal: Refusal): Refusal {
  return AWAY.includes(refusal.code) ? { ...refusal, message: errorMessages.loginUnavailable() } : refusal
}

async function enterByPasskey(client: ShopClient, form: FormData): Promise<LoginAnswer> {
  const outcome = await sendPasskey(client, form)
  return outcome.ok ? reached(outcome.value, form, null) : { step: 'failed', message: outcome.message }
}

/** Goes on after right credentials: redirects, or asks for the terms or a verified address. */
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
