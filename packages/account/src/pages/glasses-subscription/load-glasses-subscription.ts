import type { ShopClient } from '@klarsikt/contract/client'
import type { GlassesSubscription, SavedPayment } from '@klarsikt/contract/shop/types'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance, replyOrLogin } from '@klarsikt/page-kit/session'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The query parameter that the BankID app adds when it leads back. */
const RETURN = 'bankid'

export interface SubscriptionData {
  readonly subscription: GlassesSubscription
  /** The saved cards, from which the customer can choose one to pay for the months. */
  readonly cards: readonly SavedPayment[]
  /** True when the BankID app has led back to a signature in progress. */
  readonly returns: boolean
}

/** Loads one of the customer's glasses subscriptions. Another customer's subscription gives a 403 page that says so. */
export async function loadGlassesSubscription(
  client: ShopClient,
  { url, params: { subscriptionId = '' } }: Requested,
): Promise<SubscriptionData | UnderMaintenance> {
  const [subscription, method] = await Promise.all([
    client.getGlassesSubscription({ params: { id: subscriptionId } }),
    client.getPaymentMethod(),
  ])
  const reply = replyOrMaintenance(subscription, url)
  if (reply === null) return UNDER_MAINTENANCE
  return {
    subscription: reply.data,
    cards: replyOrLogin(method, url).data.saved,
    returns: reply.data.awaitsSignature && url.searchParams.has(RETURN),
  }
}
