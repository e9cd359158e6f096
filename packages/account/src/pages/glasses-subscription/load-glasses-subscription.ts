import type { ShopClient } from '@klarsikt/contract/client'
import type { Lifestyle, SavedPayment } from '@klarsikt/contract/shop/types'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '../../session/reply-or-maintenance.js'
import { replyOrLogin } from '../../session/require-login.js'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** How the app of BankID names its return in the address. */
const RETURN = 'bankid'

export interface SubscriptionData {
  readonly subscription: Lifestyle
  /** What its months can be drawn from. */
  readonly cards: readonly SavedPayment[]
  /** The app has led back to a signature under way. */
  readonly returns: boolean
}

/** One glasses subscription of the customer; that of another is a page that says so. */
export async function loadGlassesSubscription(
  client: ShopClient,
  { url, params: { subscriptionId = '' } }: Requested,
): Promise<SubscriptionData | UnderMaintenance> {
  const [subscription, method] = await Promise.all([
    client.getLifestyle({ params: { id: subscriptionId } }),
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
