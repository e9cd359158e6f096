import type { ShopClient } from '@klarsikt/contract/client'
import type { StoreGlassesSubscription } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface StaffGlassesSubscriptionsData {
  readonly subscriptions: readonly StoreGlassesSubscription[]
  readonly underMaintenance: boolean
}

/** Loads the subscriptions that the store has created, and whether subscriptions are under maintenance. */
export async function loadStaffGlassesSubscriptions(client: ShopClient): Promise<StaffGlassesSubscriptionsData> {
  const { data: subscriptions, underMaintenance } = replyOrNotFound(await client.getStoreGlassesSubscriptions())
  return { subscriptions, underMaintenance }
}
