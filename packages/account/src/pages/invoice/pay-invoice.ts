import type { ShopClient } from '@klarsikt/contract/client'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { redirectDocument } from 'react-router'

/** Why the invoice could not be paid. Null where the page itself shows the state of the payment. */
export interface InvoiceAnswer {
  readonly failure: string | null
}

/** The text for each failed charge of a saved card. The payment page reports its result by the address instead. */
const CARD_ENDS = {
  'means-declined': accountFinanceMessages.meansDeclined,
  'means-unusable': accountFinanceMessages.meansUnusable,
  declined: accountFinanceMessages.meansDeclined,
  cancelled: accountFinanceMessages.cancelled,
} as const

/**
 * Charges a saved card, or redirects to the payment page. The page itself shows a payment that is done or under way.
 */
export async function payInvoice(client: ShopClient, form: FormData): Promise<InvoiceAnswer> {
  const id = String(form.get('id'))
  const page = encodedHref('account-finance-details', { id, subId: String(form.get('subId')) })
  const card = form.get('savedPayment')
  const body = typeof card === 'string' ? { savedPayment: { id: card, key: String(form.get('key')) } } : {}
  const outcome = await outcomeOrLogin(client.payInvoice({ params: { id }, body }), page)
  if (!outcome.ok) return { failure: outcome.message }
  const { redirectUrl, ended } = outcome.value
  if (redirectUrl !== null) throw redirectDocument(redirectUrl, 303)
  return { failure: ended && CARD_ENDS[ended]() }
}
