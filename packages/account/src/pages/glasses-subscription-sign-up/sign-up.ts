import type { ShopClient } from '@klarsikt/contract/client'
import { fieldProblem } from '@klarsikt/core/errors'
import { SUBSCRIPTION_LEVELS } from '@klarsikt/core/glasses-subscription'
import { checkFields } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, readForm, refusedForm } from '@klarsikt/forms'
import { redirect } from 'react-router'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'

export const SIGN_UP_FIELDS = ['level'] as const

/** Why the subscription could not be taken. */
export interface SignUpAnswer {
  readonly form: FormResult
}

/** The level as it is chosen. */
export function readSignUp(form: FormData) {
  return readForm(form, SIGN_UP_FIELDS, (typed) => {
    const level = SUBSCRIPTION_LEVELS.find((one) => one === typed.level)
    return checkFields({ level: level ? ok(level) : err(fieldProblem(lifestylePageMessages.signUpLevelRequired)) })
  })
}

/** Takes the subscription and goes on to its page, where the agreement is read and signed. */
export async function signUp(client: ShopClient, form: FormData): Promise<SignUpAnswer> {
  const submission = readSignUp(form)
  if (submission.status !== 'success') return { form: submission.reply() }
  const { level } = submission.value
  const page = `${encodedHref('account-lifestyle-sign-up')}?niva=${level}`
  const outcome = await outcomeOrLogin(client.createLifestyle({ body: { level } }), page)
  if (!outcome.ok) return { form: refusedForm(submission, outcome) }
  throw redirect(encodedHref('account-subscription-glasses', { subscriptionId: outcome.value.data.id }), 303)
}
