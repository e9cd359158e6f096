import type { StoreClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'
import { data, redirectDocument } from 'react-router'

/** Why the payment could not start. Null where the page itself shows the state of the payment. */
export interface PayAnswer {
  readonly failure: string | null
}

/** Redirects to the payment page. The page itself shows a payment that is done, under way or expired. */
export async function payByLink(client: StoreClient, form: FormData) {
  const params = { token: String(form.get('token')) }
  const outcome = await outcomeOf(client.payPaymentLink({ params, body: {} }))
  if (outcome.ok && outcome.value.redirectUrl) return redirectDocument(outcome.value.redirectUrl, 303)
  if (outcome.ok || outcome.code === 'payment-link.expired') return data<PayAnswer>({ failure: null })
  return data<PayAnswer>({ failure: outcome.message }, { status: outcome.code === 'network' ? 503 : 200 })
}
