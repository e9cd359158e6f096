import type { ShopClient } from '@klarsikt/contract/client'
import type { Lifestyle } from '@klarsikt/contract/shop/types'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '../../session/reply-or-maintenance.js'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** How the app of BankID names its return in the address. */
const RETURN = 'bankid'

export interface SubscriptionData {
  readonly subscription: Lifestyle
  /** The app has led back to a signature under way. */
  readonly returns: boolean
}

/** One glasses subscription of the customer; that of another is a 404 page. */
export async function loadGlassesSubscription(
  client: ShopClient,
  { url, params: { subscriptionId = '' } }: Requested,
): Promise<SubscriptionData | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.getLifestyle({ params: { id: subscriptionId } }), url)
  if (reply === null) return UNDER_MAINTENANCE
  return { subscription: reply.data, returns: reply.data.awaitsSignature && url.searchParams.has(RETURN) }
}
