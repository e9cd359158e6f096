import type { ShopClient } from '@klarsikt/contract/client'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { isPayableOnline } from '@klarsikt/core/invoice'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'
import { replyOrLogin } from '../../session/require-login.js'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

const OUTCOMES = ['success', 'cancel', 'failure'] as const
type ReturnOutcome = (typeof OUTCOMES)[number]

/** How an attempt that was not paid is named in the address. */
const ENDS = { declined: 'nekad', cancelled: 'avbruten' } as const
/** Why the customer is back without having paid. */
export type PaymentEnd = keyof typeof ENDS

export interface InvoicePageData {
  readonly invoice: Invoice
  readonly ended: PaymentEnd | null
}

/**
 * One invoice of the customer; that of another is a 404 page. What the address brings from the payment page is handed in once
 * and then taken out of the address, so that a reload only looks.
 */
export async function loadInvoice(client: ShopClient, { url, params }: Requested): Promise<InvoicePageData> {
  const { id = '', subId = '' } = params
  const outcome = OUTCOMES.find((one) => one === url.searchParams.get('outcome'))
  if (outcome) throw redirect(await handIn(client, { id, subId }, outcome), 303)
  const { data: invoice } = replyOrLogin(await client.getInvoice({ params: { id, subId } }), url)
  const named = url.searchParams.get('betalning')
  const ended = (Object.keys(ENDS) as PaymentEnd[]).find((key) => ENDS[key] === named) ?? null
  return { invoice, ended: isPayableOnline(invoice.status) && invoice.payment !== 'pending' ? ended : null }
}

/** Where to go on. Whatever goes wrong here is harmless: the page shows how the invoice stands. */
async function handIn(
  client: ShopClient,
  { id, subId }: { readonly id: string; readonly subId: string },
  outcome: ReturnOutcome,
): Promise<string> {
  const page = encodedHref('account-finance-details', { id, subId })
  const reply = await outcomeOrLogin(client.payInvoice({ params: { id }, body: { outcome } }), page)
  if (!reply.ok) return page
  const { redirectUrl, ended } = reply.value
  return redirectUrl ?? (ended ? `${page}?betalning=${ENDS[ended]}` : page)
}
