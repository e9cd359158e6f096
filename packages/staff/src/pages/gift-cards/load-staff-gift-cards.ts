import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffGiftCards } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

/** Loads the gift cards that the store can sell, and those that it has sold today. */
export async function loadStaffGiftCards(client: ShopClient): Promise<StaffGiftCards> {
  return replyOrNotFound(await client.getStaffGiftCards()).data
}
