import type { ShopClient } from '@klarsikt/contract/client'
import type { LensSubscriptionSummary, GlassesSubscriptionSummary } from '@klarsikt/contract/shop/types'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '@klarsikt/page-kit/session'

export interface SubscriptionsData {
  readonly lens: readonly LensSubscriptionSummary[]
  readonly glasses: readonly GlassesSubscriptionSummary[]
}

/** Loads all subscriptions of the customer. */
export async function loadSubscriptions(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<SubscriptionsData | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.listSubscriptions(), url)
  return reply === null ? UNDER_MAINTENANCE : reply.data
}
