import type { ShopClient } from '@klarsikt/contract/client'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin, dropTypedForm } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { arriveAtLogin } from '../login/load-login.js'

/** The result of a form of the page. */
export type PrivacyAnswer =
  | { readonly step: 'requested' }
  /** The account was not erased. The reason stands beside the box or above the form. */
  | { readonly step: 'not-erased'; readonly field?: string; readonly message?: string }
  /** The log-in became too old while the page was open. */
  | { readonly step: 'step-up' }
  | { readonly step: 'failed'; readonly message: string }

/** Asks for the export, or erases the account. After an erasure it redirects to the log-in page, which confirms it. */
export async function changePrivacy(client: ShopClient, form: FormData): Promise<PrivacyAnswer> {
  return form.get('intent') === 'erase' ? erase(client, form) : request(client)
}

async function request(client: ShopClient): Promise<PrivacyAnswer> {
  const outcome = await outcomeOrLogin(client.requestDataExport(), here())
  if (outcome.ok) return { step: 'requested' }
  return outcome.code === 'login.step-up-required' ? { step: 'step-up' } : { step: 'failed', message: outcome.message }
}

async function erase(client: ShopClient, form: FormData): Promise<PrivacyAnswer> {
  if (!form.has('confirmed')) return { step: 'not-erased', field: personalDataMessages.confirmRequired() }
  const outcome = await outcomeOrLogin(client.eraseAccount({ body: { confirmed: true } }), here())
  if (outcome.ok) {
    dropTypedForm()
    throw redirect(arriveAtLogin('erased'), 303)
  }
  return outcome.code === 'login.step-up-required'
    ? { step: 'step-up' }
    : { step: 'not-erased', message: outcome.message }
}

const here = () => encodedHref('account-privacy')
