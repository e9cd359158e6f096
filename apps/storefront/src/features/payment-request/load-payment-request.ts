import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { PaymentRequestReply, PaymentRequestStatus } from '@klarsikt/contract/shop/types'
import { dayText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'
import { BRAND_NAME } from '@klarsikt/core/markets'
import { formatMessage, paymentRequestMessages as texts } from '@klarsikt/core/messages'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { replyOrThrow } from '../../lib/loading.js'
import { PAYMENT_ENDS } from '../checkout/checkout-data.js'

/** Why the customer is here without having paid; the words of the query `betalning`. */
const TROUBLE = { ...PAYMENT_ENDS, away: 'fel' } as const
export type Trouble = keyof typeof TROUBLE

const OUTCOMES = ['success', 'cancel', 'failure'] as const
/** The query of a browser without script that presses the button. */
export const PAY_QUERY = 'betala'

export interface PaymentRequestData {
  readonly token: string
  /** Null for a link that leads nowhere. */
  readonly request: PaymentRequestStatus | null
  readonly title: string
  /** Until when the link is good, in words. */
  readonly goodUntil: string
  readonly trouble: Trouble | null
}

/**
 * The page of a link. What the address brings from the payment page is handed in once and then taken out of the address, so
 * that a reload only looks: neither it nor going back gives up what is paid in another tab.
 */
export async function loadPaymentRequest(client: ShopClient, url: URL, token: string): Promise<PaymentRequestData> {
  const outcome = OUTCOMES.find((one) => one === url.searchParams.get('outcome'))
  if (outcome ?? url.searchParams.has(PAY_QUERY)) throw redirect(await handIn(client, token, outcome), 303)
  const answer = await client.getPaymentRequest({ params: { token } })
  if (isFailure(answer) && answer.error.code === 'payment-request.not-found')
    return { token, request: null, title: texts['paymentRequest.notFoundTitle'], goodUntil: '', trouble: null }
  const { data } = replyOrThrow(answer)
  const named = url.searchParams.get('betalning')
  const trouble = (Object.keys(TROUBLE) as Trouble[]).find((key) => TROUBLE[key] === named) ?? null
  return {
    token,
    request: data,
    title: titleOf(data),
    goodUntil: instantText(data.expiresAt),
    trouble: data.state === 'sent' && data.payment !== 'pending' ? trouble : null,
  }
}

function titleOf({ state, payment }: PaymentRequestStatus): string {
  if (state === 'paid') return texts['paymentRequest.paidTitle']
  if (state === 'expired') return texts['paymentRequest.expiredTitle']
  if (payment === 'pending') return texts['paymentRequest.pendingTitle']
  return formatMessage(texts['paymentRequest.title'], { brand: BRAND_NAME })
}

/** Where to go on. Whatever goes wrong here is harmless: the page shows how the payment stands. */
async function handIn(client: ShopClient, token: string, outcome?: (typeof OUTCOMES)[number]): Promise<string> {
  const page = encodedHref('payment-request', { token })
  const reply = await post(client, token, outcome).catch(() => null)
  if (reply?.redirectUrl) return reply.redirectUrl
  if (!reply) return outcome ? page : `${page}?betalning=${TROUBLE.away}`
  return reply.ended ? `${page}?betalning=${TROUBLE[reply.ended]}` : page
}

async function post(
  client: ShopClient,
  token: string,
  outcome?: (typeof OUTCOMES)[number],
): Promise<PaymentRequestReply | null> {
  const shopper = await client.getShopper()
  if (isFailure(shopper)) return null
  const answer = await client.payPaymentRequest(
    { params: { token }, body: outcome ? { outcome } : {} },
    { headers: { 'CSRF-TOKEN': shopper.token } },
  )
  return isFailure(answer) ? null : answer
}

/** `26 november 2026 kl. 11.04`, in Stockholm. */
function instantText(instant: string): string {
  return formatMessage(texts['paymentRequest.instant'], {
    date: dayText(stockholmDate(instant)),
    time: stockholmTime(instant).replace(':', '.'),
  })
}
