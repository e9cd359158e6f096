import type { ShopClient } from '@klarsikt/contract/client'
import { fieldProblem } from '@klarsikt/core/errors'
import { SUBSCRIPTION_LEVELS } from '@klarsikt/core/glasses-subscription'
import { checkFields } from '@klarsikt/core/identity'
import { err, ok } from '@klarsikt/core/lib'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { type FormResult, readForm, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '../../session/outcome-or-not-found.js'

export const STORE_LIFESTYLE_FIELDS = ['personalNumber', 'level'] as const

/** What came of a form of the page. */
export type StaffLifestyleAnswer =
  | { readonly step: 'form'; readonly form: FormResult }
  | { readonly step: 'made'; readonly id: string }
  | { readonly step: 'switched' }
  | { readonly step: 'failed'; readonly message: string }

/** Whom a subscription is for, and its level; the number itself is checked by the backend, by its clock. */
export function readStoreLifestyle(form: FormData) {
  return readForm(form, STORE_LIFESTYLE_FIELDS, ({ personalNumber, level: typed }) => {
    const level = SUBSCRIPTION_LEVELS.find((one) => one === typed)
    return checkFields({
      personalNumber:
        personalNumber.trim() === '' ? err(fieldProblem(validationMessages.ssnRequired)) : ok(personalNumber),
      level: level ? ok(level) : err(fieldProblem(lifestylePageMessages.signUpLevelRequired)),
    })
  })
}

/** Makes a subscription for a customer, or begins and ends the maintenance. */
export async function changeStaffLifestyle(client: ShopClient, form: FormData): Promise<StaffLifestyleAnswer> {
  if (form.get('intent') === 'switch') return switchMaintenance(client, form.get('close') === 'yes')
  const submission = readStoreLifestyle(form)
  if (submission.status !== 'success') return { step: 'form', form: submission.reply() }
  const outcome = await outcomeOrNotFound(client.createLifestyleInStore({ body: submission.value }))
  if (!outcome.ok) return { step: 'form', form: refusedForm(submission, outcome) }
  return { step: 'made', id: outcome.value.data.id }
}

async function switchMaintenance(client: ShopClient, underMaintenance: boolean): Promise<StaffLifestyleAnswer> {
  const outcome = await outcomeOrNotFound(client.setSubscriptionPlatform({ body: { underMaintenance } }))
  return outcome.ok ? { step: 'switched' } : { step: 'failed', message: outcome.message }
}
