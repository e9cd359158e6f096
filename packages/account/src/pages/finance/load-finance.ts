import type { ShopClient } from '@klarsikt/contract/client'
import type { Invoice, PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'
import { replyOrLogin } from '../../session/require-login.js'

const OUTCOMES = ['success', 'cancel', 'failure'] as const

/** How the saving of a card ended, as the address names it. */
const ENDS = { saved: 'sparat', declined: 'nekat', cancelled: 'avbrutet' } as const
/** What became of the card that the customer went to save. */
export type SavingEnd = keyof typeof ENDS

export interface FinanceData {
  readonly invoices: readonly Invoice[]
  readonly method: PaymentMethodChoice
  readonly ended: SavingEnd | null
}

/**
 * The invoices of the customer and how they are paid. What the address brings from the provider's page is handed in once and then
 * taken out of the address, so that a reload only looks.
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

/** Where to go on. Whatever goes wrong here is harmless: the page shows what is saved. */
async function handIn(client: ShopClient, outcome: (typeof OUTCOMES)[number]): Promise<string> {
  const page = encodedHref('account-finance')
  const reply = await outcomeOrLogin(client.savePayment({ body: { outcome } }), page)
  return reply.ok && reply.value.ended ? `${page}?kort=${ENDS[reply.value.ended]}` : page
}
