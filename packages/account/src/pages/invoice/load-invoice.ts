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

/** A saved card that the invoice can be paid with. */
export interface InvoiceCard {
  readonly id: string
  readonly name: string | null
  /** The customer has chosen to pay with it. */
  readonly isChosen: boolean
  /** Of this look at the page: pressed twice, the card is charged once. */
  readonly key: string
}

export interface InvoicePageData {
  readonly invoice: Invoice
  readonly card: InvoiceCard | null
  readonly ended: PaymentEnd | null
}

/**
 * One invoice of the customer; that of another is a page that says so. What the address brings from the payment page is handed in once
 * and then taken out of the address, so that a reload only looks.
 */
export async function loadInvoice(client: ShopClient, { url, params }: Requested): Promise<InvoicePageData> {
  const { id = '', subId = '' } = params
  return show(client, { url, id, subId }, () => client.getInvoice({ params: { id, subId } }))
}

/** One invoice of a subscription, by what it comes from: another address of the same page [ROUTE-021]. */
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

/** The card that the customer has chosen, or the first that can be charged. */
async function cardFor(client: ShopClient, url: URL): Promise<InvoiceCard | null> {
  const { saved, choice } = replyOrLogin(await client.getPaymentMethod(), url).data
  const usable = saved.filter(({ state }) => state === 'usable')
  const card = usable.find(({ id }) => id === choice?.savedPaymentId) ?? usable[0]
  return card
    ? { id: card.id, name: card.name, isChosen: card.id === choice?.savedPaymentId, key: crypto.randomUUID() }
    : null
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
  return redirectUrl ?? (ended === 'declined' || ended === 'cancelled' ? `${page}?betalning=${ENDS[ended]}` : page)
}
