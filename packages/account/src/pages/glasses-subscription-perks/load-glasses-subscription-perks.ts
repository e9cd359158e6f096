import type { ShopClient } from '@klarsikt/contract/client'
import type { GlassesSubscriptionPerk } from '@klarsikt/contract/shop/types'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '@klarsikt/page-kit/session'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface PerksData {
  readonly id: string
  readonly perks: readonly GlassesSubscriptionPerk[]
}

/** Loads the perks of one of the customer's subscriptions. Another customer's subscription gives a 403 page that says so. */
export async function loadGlassesSubscriptionPerks(
  client: ShopClient,
  { url, params: { subscriptionId: id = '' } }: Requested,
): Promise<PerksData | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.getGlassesSubscriptionPerks({ params: { id } }), url)
  return reply === null ? UNDER_MAINTENANCE : { id, perks: reply.data }
}
