import type { StoreClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'
import { data, redirectDocument } from 'react-router'

/** Why it could not be paid now; null where the page says how the payment stands. */
export interface PayAnswer {
  readonly failure: string | null
}

/** Leads to the payment page. What was paid in another tab, is on its way or has expired the page says itself. */
export async function payByLink(client: StoreClient, form: FormData) {
  const params = { token: String(form.get('token')) }
  const outcome = await outcomeOf(client.payPaymentLink({ params, body: {} }))
  if (outcome.ok && outcome.value.redirectUrl) return redirectDocument(outcome.value.redirectUrl, 303)
  if (outcome.ok || outcome.code === 'payment-link.expired') return data<PayAnswer>({ failure: null })
  return data<PayAnswer>({ failure: outcome.message }, { status: outcome.code === 'network' ? 503 : 200 })
}
