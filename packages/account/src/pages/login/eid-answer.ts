import type { ShopClient } from '@klarsikt/contract/client'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as errorMessages from '@klarsikt/core/messages/error'
import { type FormResult, outcomeOf, refusedForm } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { readConnection } from './connect-form.js'
import { destination } from './destination.js'

/** The result of a form that belongs to a log-in by BankID. */
export type EidAnswer =
  /** No account has this personal number, so the page asks for an address. */
  | { readonly step: 'connect'; readonly orderRef: string; readonly form?: FormResult | undefined }
  | { readonly step: 'connect-sent'; readonly orderRef: string; readonly message: string }
  | { readonly step: 'connected'; readonly message: string }
  /** The link in the letter is invalid or was used. */
  | { readonly step: 'link-over'; readonly message: string }
  /** The identity is right, but the customer has not accepted the current account terms. */
  | { readonly step: 'terms'; readonly version: string; readonly message: string }
  | { readonly step: 'failed'; readonly message: string }

type Stopped = { readonly result: string; readonly message: string; readonly termsVersion?: string | undefined }

/** Goes on when the BankID panel has ended: redirects after a log-in, or shows the next step. */
export function afterPanel(form: FormData): EidAnswer {
  const result = text(form, 'result')
  if (result === '') throw redirect(destination(form), 303)
  return result === 'TermsNotAccepted'
    ? { step: 'terms', version: text(form, 'version'), message: termsText(text(form, 'terms')) }
    : { step: 'connect', orderRef: text(form, 'orderRef') }
}

const termsText = (terms: string): string =>
  terms === 'first' ? authMessages.termsFirst() : errorMessages.loginTermsNotAccepted()

export async function connectEmail(client: ShopClient, form: FormData): Promise<EidAnswer> {
  const orderRef = text(form, 'orderRef')
  const submission = readConnection(form)
  if (submission.status !== 'success') return { step: 'connect', orderRef, form: submission.reply() }
  const outcome = await outcomeOf(client.connectEidEmail({ body: { orderRef, email: submission.value.email } }))
  if (outcome.ok) return { step: 'connect-sent', orderRef, message: outcome.value.message }
  if (outcome.code === 'eid.order-not-found') return { step: 'failed', message: outcome.message }
  return { step: 'connect', orderRef, form: refusedForm(submission, outcome) }
}

/** Asks whether the log-in is complete, after the customer has confirmed the letter on any device. */
export async function continueEid(client: ShopClient, form: FormData): Promise<EidAnswer> {
  const orderRef = text(form, 'orderRef')
  const outcome = await outcomeOf(client.collectEid({ body: { orderRef } }))
  if (!outcome.ok) return { step: 'failed', message: outcome.message }
  const { value } = outcome
  if (value.success) throw redirect(destination(form), 303)
  return stopped(value, orderRef)
}

export async function confirmConnection(client: ShopClient, form: FormData): Promise<EidAnswer> {
  const outcome = await outcomeOf(client.confirmEidEmail({ body: { token: text(form, 'token') } }))
  if (!outcome.ok) {
    const { code, message } = outcome
    if (code === 'verification.done') return { step: 'connected', message }
    return { step: code === 'verification.expired' ? 'link-over' : 'failed', message }
  }
  const { value } = outcome
  if (!value.success) return stopped(value, '')
  if ('user' in value) throw redirect(destination(form), 303)
  return { step: 'connected', message: authMessages.eidConnected() }
}

function stopped({ result, message, termsVersion }: Stopped, orderRef: string): EidAnswer {
  if (result === 'TermsNotAccepted') return { step: 'terms', version: termsVersion ?? '', message }
  return { step: 'connect-sent', orderRef, message }
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')
