import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { readSignUp } from './sign-up-form.js'

/** Why the backend refused the subscription. */
export interface SignUpAnswer {
  readonly form: FormResult
}

/** Creates the subscription and redirects to its page, where the customer reads and signs the agreement. */
export async function signUp(client: ShopClient, form: FormData): Promise<SignUpAnswer> {
  const submission = readSignUp(form)
  if (submission.status !== 'success') return { form: submission.reply() }
  const { level } = submission.value
  const page = `${encodedHref('account-subscription-glasses-sign-up')}?niva=${level}`
  const outcome = await outcomeOrLogin(client.createGlassesSubscription({ body: { level } }), page)
  if (!outcome.ok) return { form: refusedForm(submission, outcome) }
  throw redirect(encodedHref('account-subscription-glasses', { subscriptionId: outcome.value.data.id }), 303)
}
