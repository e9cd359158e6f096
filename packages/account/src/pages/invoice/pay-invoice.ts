import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { redirectDocument } from 'react-router'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'

/** Why the invoice could not be paid now; null where the page says how it stands. */
export interface InvoiceAnswer {
  readonly failure: string | null
}

/** Leads to the payment page. What was paid in another tab, or is on its way, the page says itself. */
export async function payInvoice(client: ShopClient, form: FormData): Promise<InvoiceAnswer> {
  const id = String(form.get('id'))
  const page = encodedHref('account-finance-details', { id, subId: String(form.get('subId')) })
  const outcome = await outcomeOrLogin(client.payInvoice({ params: { id }, body: {} }), page)
  if (!outcome.ok) return { failure: outcome.message }
  if (outcome.value.redirectUrl !== null) throw redirectDocument(outcome.value.redirectUrl, 303)
  return { failure: null }
}
