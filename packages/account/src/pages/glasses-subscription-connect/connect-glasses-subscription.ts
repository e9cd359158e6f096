import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { readBirthDate } from '../../layout/birth-date-form.js'

/** Why no subscription could be connected. */
export interface ConnectAnswer {
  readonly form: FormResult
  /** True where the customer must first log in by BankID, so that the shop knows their personal number. */
  readonly needsBankId: boolean
}

/** Connects a subscription that a store has made to the account, and redirects to it [ERR-021]. */
export async function connectGlassesSubscription(client: ShopClient, form: FormData): Promise<ConnectAnswer> {
  const submission = readBirthDate(form)
  if (submission.status !== 'success') return { form: submission.reply(), needsBankId: false }
  const page = encodedHref('account-subscription-connect-lifestyle')
  const outcome = await outcomeOrLogin(client.connectGlassesSubscription({ body: submission.value }), page)
  if (!outcome.ok)
    return {
      form: refusedForm(submission, outcome),
      needsBankId: outcome.code === 'glasses-subscription.personal-number-missing',
    }
  throw redirect(encodedHref('account-subscription-glasses', { subscriptionId: outcome.value.data.id }), 303)
}
