import type { ShopClient } from '@klarsikt/contract/client'
import * as glassesSubscriptionStaffMessages from '@klarsikt/core/messages/glasses-subscription-staff'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrNotFound } from '@klarsikt/page-kit/session'
import { readStoreGlassesSubscription } from './store-glasses-subscription-form.js'

/** The result of a form of the page. */
export type StaffGlassesSubscriptionsAnswer =
  | { readonly step: 'form'; readonly form: FormResult }
  | { readonly step: 'made'; readonly id: string }
  | { readonly step: 'switched' }
  | { readonly step: 'failed'; readonly message: string }

/** Creates a subscription for a customer, or starts or ends the maintenance of subscriptions. */
export async function changeStaffGlassesSubscriptions(
  client: ShopClient,
  form: FormData,
): Promise<StaffGlassesSubscriptionsAnswer> {
  if (form.get('intent') === 'switch') return switchMaintenance(client, form.get('close') === 'yes')
  const submission = readStoreGlassesSubscription(form)
  if (submission.status !== 'success') return { step: 'form', form: submission.reply() }
  const outcome = await outcomeOrNotFound(client.createGlassesSubscriptionInStore({ body: submission.value }))
  if (!outcome.ok) {
    // The backend's own text addresses the customer, so staff get another one.
    const message =
      outcome.code === 'glasses-subscription.exists' ? glassesSubscriptionStaffMessages.exists() : outcome.message
    return { step: 'form', form: refusedForm(submission, { ...outcome, message }) }
  }
  return { step: 'made', id: outcome.value.data.id }
}

async function switchMaintenance(
  client: ShopClient,
  underMaintenance: boolean,
): Promise<StaffGlassesSubscriptionsAnswer> {
  const outcome = await outcomeOrNotFound(client.setSubscriptionPlatform({ body: { underMaintenance } }))
  return outcome.ok ? { step: 'switched' } : { step: 'failed', message: outcome.message }
}
