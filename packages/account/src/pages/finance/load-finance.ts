import type { ShopClient } from '@klarsikt/contract/client'
import type { Invoice, PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin, replyOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

const OUTCOMES = ['success', 'cancel', 'failure'] as const

/** The value of the query parameter `kort` for each result of saving a card. */
const ENDS = { saved: 'sparat', declined: 'nekat', cancelled: 'avbrutet' } as const
/** The result of saving a card at the provider. */
export type SavingEnd = keyof typeof ENDS

export interface FinanceData {
  readonly invoices: readonly Invoice[]
  readonly method: PaymentMethodChoice
  readonly ended: SavingEnd | null
}

/**
 * Loads the customer's invoices and how they pay. When the provider leads back with an outcome, it reports the outcome
 * once and redirects to an address without it, so that a reload does not report it again.
 */
export async function loadFinance(client: ShopClient, { url }: { readonly url: URL }): Promise<FinanceData> {
  const outcome = OUTCOMES.find((one) => one === url.searchParams.get('outcome'))
  if (outcome) throw redirect(await handIn(client, outcome), 303)
  const [invoices, method] = await Promise.all([client.listInvoices(), client.getPaymentMethod()])
  const named = url.searchParams.get('kort')
  return {
    invoices: replyOrLogin(invoices, url).data,
    method: replyOrLogin(method, url).data,
    ended: (Object.keys(ENDS) as SavingEnd[]).find((key) => ENDS[key] === named) ?? null,
  }
}

/**
 * Reports the provider's outcome and returns the path to redirect to. An error here is harmless, since the page shows
 * what is saved.
 */
async function handIn(client: ShopClient, outcome: (typeof OUTCOMES)[number]): Promise<string> {
  const page = encodedHref('account-finance')
  const reply = await outcomeOrLogin(client.savePayment({ body: { outcome } }), page)
  return reply.ok && reply.value.ended ? `${page}?kort=${ENDS[reply.value.ended]}` : page
}
