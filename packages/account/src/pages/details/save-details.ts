import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'
import { CHANNELS, DETAIL_FIELDS, readDetails } from './details-form.js'

export interface DetailsAnswer {
  readonly form: FormResult
  readonly isSaved: boolean
  /** Offers that the customer had agreed to are given up. */
  readonly isWithdrawn: boolean
}

/** Saves what customers change about themselves. */
export async function saveDetails(client: ShopClient, form: FormData): Promise<DetailsAnswer> {
  const submission = readDetails(form)
  if (submission.status !== 'success') return { form: submission.reply(), isSaved: false, isWithdrawn: false }
  const outcome = await outcomeOrLogin(
    client.updateCustomerDetails({ body: submission.value }),
    encodedHref('account-details'),
    { sent: form, form: 'details', fields: [...DETAIL_FIELDS, ...CHANNELS] },
  )
  if (!outcome.ok) return { form: refusedForm(submission, outcome), isSaved: false, isWithdrawn: false }
  const isWithdrawn = CHANNELS.some((channel) => form.has(`${channel}Before`) && !form.has(channel))
  return { form: submission.reply(), isSaved: true, isWithdrawn }
}
