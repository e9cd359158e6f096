import type { Failure, ShopClient } from '@klarsikt/contract/client'
import type { PasskeyLoginOptions, SignedPasskey, StorePasskeyOptions } from '@klarsikt/contract/shop/types'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { STAFF_CODE_CHANNELS, type StaffCodeChannel } from '@klarsikt/core/staff'
import { type FormResult, outcomeOf, type Refusal, refusedForm } from '@klarsikt/forms'
import { passkeyIn } from '@klarsikt/page-kit/passkey'
import { dropTypedForm, nextIn } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { readCode, readStoreLogin } from './login-store-forms.js'

/** The result of a form of the staff log-in. A finished log-in redirects to the staff pages instead. */
export type LoginStoreAnswer =
  | { readonly step: 'login'; readonly form: FormResult }
  | {
      readonly step: 'code'
      /** Says where the code was sent. */
      readonly message: string
      /** True where the person has a passkey to use instead of the code. */
      readonly hasPasskey: boolean
      readonly channel: StaffCodeChannel
      /** The other channel for a code, or null where there is none. */
      readonly other: StaffCodeChannel | null
      readonly form?: FormResult
      /** Why the passkey was refused. */
      readonly failure?: string
      /** Why no other code was sent. */
      readonly notSent?: string
      /** When another code was sent, in milliseconds since 1970. */
      readonly at?: number
    }
  /** The question that the browser puts to a passkey. */
  | { readonly step: 'passkey-question'; readonly options: StorePasskeyOptions | PasskeyLoginOptions }
  /** The code has expired or the log-in is locked, so the user starts again. */
  | { readonly step: 'again'; readonly message: string }

/** Handles both steps of the staff log-in. The form that was sent decides which. */
export async function logInStore(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  switch (form.get('intent')) {
    case 'code':
      return confirm(client, form)
    case 'resend':
      return resend(client, form)
    case 'passkey-question':
      return askForPasskey(client)
    case 'begin-passkey-question':
      return askToBegin(client)
    case 'begin-passkey':
      return beginByPasskey(client, form)
    case 'passkey':
      return confirmByPasskey(client, form)
    default:
      return begin(client, form)
  }
}

/** Fields that are never written back into the page. */
const HIDDEN = ['password']

async function begin(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  const submission = readStoreLogin(form)
  if (submission.status !== 'success') return { step: 'login', form: submission.reply({ hideFields: HIDDEN }) }
  const outcome = await outcomeOf(client.loginStore({ body: submission.value }))
  if (!outcome.ok) return { step: 'login', form: refusedForm(submission, outcome, HIDDEN) }
  return codeStep(outcome.value)
}

type CodeRequired = Exclude<Awaited<ReturnType<ShopClient['loginStore']>>, Failure>

function codeStep({ message, hasPasskey, channel, channels }: CodeRequired) {
  return { step: 'code' as const, message, hasPasskey, channel, other: channels.find((one) => one !== channel) ?? null }
}

async function resend(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  const outcome = await outcomeOf(client.resendStoreCode({ body: { channel: channelIn(form, 'to') ?? 'sms' } }))
  if (outcome.ok) return { ...codeStep(outcome.value), at: Date.now() }
  return isOver(outcome) ? { step: 'again', message: outcome.message } : { ...sentIn(form), notSent: outcome.message }
}

/** Returns whether the log-in has to start again. */
const isOver = ({ code }: Refusal) => code === 'store-login.expired' || code === 'store-login.locked'

async function confirm(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  const sent = sentIn(form)
  const submission = readCode(form)
  if (submission.status !== 'success') return { ...sent, form: submission.reply({ hideFields: ['code'] }) }
  const outcome = await outcomeOf(client.confirmStoreLogin({ body: submission.value }))
  if (outcome.ok) enter(form)
  if (isOver(outcome)) return { step: 'again', message: outcome.message }
  const beside = outcome.code === 'one-time-code.wrong' ? { ...outcome, fields: { code: outcome.message } } : outcome
  return { ...sent, form: refusedForm(submission, beside, ['code']) }
}

async function askForPasskey(client: ShopClient): Promise<LoginStoreAnswer> {
  const outcome = await outcomeOf(client.storePasskeyOptions())
  if (!outcome.ok) return { step: 'again', message: outcome.message }
  return { step: 'passkey-question', options: outcome.value.options }
}

/** Asks for a passkey that replaces both steps. The user types nothing. */
async function askToBegin(client: ShopClient): Promise<LoginStoreAnswer> {
  const outcome = await outcomeOf(client.passkeyLoginOptions())
  if (!outcome.ok) return { step: 'again', message: outcome.message }
  return { step: 'passkey-question', options: outcome.value.options }
}

async function beginByPasskey(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  const outcome = await outcomeOf(client.loginStoreByPasskey({ body: { response: passkeyIn<SignedPasskey>(form) } }))
  if (outcome.ok) enter(form)
  const isUnknown = outcome.code === 'store-passkey.failed' || outcome.code === 'request.invalid'
  return { step: 'again', message: isUnknown ? staffMessages.passkeyUnknown() : outcome.message }
}

async function confirmByPasskey(client: ShopClient, form: FormData): Promise<LoginStoreAnswer> {
  const outcome = await outcomeOf(client.confirmStorePasskey({ body: { response: passkeyIn<SignedPasskey>(form) } }))
  if (outcome.ok) enter(form)
  if (outcome.code === 'store-login.expired') return { step: 'again', message: outcome.message }
  return { ...sentIn(form), failure: outcome.message }
}

/**
 * Redirects to the page that asked for the log-in. It drops the input that a logged-out customer has left in this tab,
 * so that staff cannot see it.
 */
function enter(form: FormData): never {
  dropTypedForm()
  throw redirect(nextIn(form).next ?? href('staff'), 303)
}

type Sent = Pick<Extract<LoginStoreAnswer, { step: 'code' }>, 'message' | 'hasPasskey' | 'channel' | 'other'>

/** Returns hidden fields for every form of the second step, so that the answer can show the same step again. */
export function sentFields({ message, hasPasskey, channel, other }: Sent): Readonly<Record<string, string>> {
  return { sent: message, channel, ...(hasPasskey && { hasPasskey: 'yes' }), ...(other && { other }) }
}

function sentIn(form: FormData): Sent & { readonly step: 'code' } {
  return {
    step: 'code',
    message: String(form.get('sent') ?? ''),
    hasPasskey: form.get('hasPasskey') !== null,
    channel: channelIn(form, 'channel') ?? 'email',
    other: channelIn(form, 'other'),
  }
}

const channelIn = (form: FormData, name: string): StaffCodeChannel | null =>
  STAFF_CODE_CHANNELS.find((channel) => channel === form.get(name)) ?? null
