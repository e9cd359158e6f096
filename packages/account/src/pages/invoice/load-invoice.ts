import type { ShopClient } from '@klarsikt/contract/client'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { isPayableOnline } from '@klarsikt/core/invoice'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin, replyOrLogin } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

const OUTCOMES = ['success', 'cancel', 'failure'] as const
type ReturnOutcome = (typeof OUTCOMES)[number]

/** The query value for each result of an attempt that ended without payment. */
const ENDS = { declined: 'nekad', cancelled: 'avbruten' } as const
/** Why the customer came back without having paid. */
export type PaymentEnd = keyof typeof ENDS

/** A saved card that can pay the invoice. */
export interface InvoiceCard {
  readonly id: string
  readonly name: string | null
  /** True where the customer has chosen this card for payments. */
  readonly isChosen: boolean
  /** A new key for each load of the page. Two presses with one key charge the card once. */
  readonly key: string
}

export interface InvoicePageData {
  readonly invoice: Invoice
  readonly card: InvoiceCard | null
  readonly ended: PaymentEnd | null
}

/**
 * Loads one of the customer's invoices. Another customer's invoice gives a 403 page that says so. When the payment page
 * leads back with an outcome, it reports the outcome once and redirects to an address without it, so that a reload does
 * not report it again.
 */
export async function loadInvoice(client: ShopClient, { url, params }: Requested): Promise<InvoicePageData> {
  const { id = '', subId = '' } = params
  return show(client, { url, id, subId }, () => client.getInvoice({ params: { id, subId } }))
}

/** Loads an invoice of a subscription. The same page has this second address [ROUTE-021]. */
export async function loadSubscriptionInvoice(
  client: ShopClient,
  { url, params }: Requested,
): Promise<InvoicePageData> {
  const { financeTypeId = '', id = '', subscriptionId = '' } = params
  return show(client, { url, id, subId: subscriptionId }, () =>
    client.getSubscriptionInvoice({ params: { financeTypeId, id, subscriptionId } }),
  )
}

async function show(
  client: ShopClient,
  { url, id, subId }: { readonly url: URL; readonly id: string; readonly subId: string },
  read: () => ReturnType<ShopClient['getInvoice']>,
): Promise<InvoicePageData> {
  const outcome = OUTCOMES.find((one) => one === url.searchParams.get('outcome'))
  if (outcome) throw redirect(await handIn(client, { id, subId }, outcome), 303)
  const { data: invoice } = replyOrLogin(await read(), url)
  const named = url.searchParams.get('betalning')
  const ended = (Object.keys(ENDS) as PaymentEnd[]).find((key) => ENDS[key] === named) ?? null
  const card = isPayableOnline(invoice.status) ? await cardFor(client, url) : null
  return { invoice, card, ended: isPayableOnline(invoice.status) && invoice.payment !== 'pending' ? ended : null }
}

/** Returns the card that the customer has chosen, or else the first card that can be charged. */
async function cardFor(client: ShopClient, url: URL): Promise<InvoiceCard | null> {
  const { saved, choice } = replyOrLogin(await client.getPaymentMethod(), url).data
  const usable = saved.filter(({ state }) => state === 'usable')
  const card = usable.find(({ id }) => id === choice?.savedPaymentId) ?? usable[0]
  return card
    ? { id: card.id, name: card.name, isChosen: card.id === choice?.savedPaymentId, key: crypto.randomUUID() }
    : null
}

/**
 * Reports the outcome and returns the path to redirect to. An error here is harmless, since the page shows the
 * invoice's state.
 */
async function handIn(
  client: ShopClient,
  { id, subId }: { readonly id: string; readonly subId: string },
  outcome: ReturnOutcome,
): Promise<string> {
  const page = encodedHref('account-finance-details', { id, subId })
  const reply = await outcomeOrLogin(client.payInvoice({ params: { id }, body: { outcome } }), page)
  if (!reply.ok) return page
  const { redirectUrl, ended } = reply.value
  return redirectUrl ?? (ended === 'declined' || ended === 'cancelled' ? `${page}?betalning=${ENDS[ended]}` : page)
}
