import type { ShopClient } from '@klarsikt/contract/client'
import type { StoreLifestyle } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface StaffLifestyleData {
  readonly subscriptions: readonly StoreLifestyle[]
  readonly underMaintenance: boolean
}

/** Loads the subscriptions that the store has created, and whether subscriptions are under maintenance. */
export async function loadStaffLifestyle(client: ShopClient): Promise<StaffLifestyleData> {
  const { data: subscriptions, underMaintenance } = replyOrNotFound(await client.getStoreLifestyles())
  return { subscriptions, underMaintenance }
}
