import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffMember } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

/** Who works in the store, for the first page of the staff. */
export async function loadStaffHome(client: ShopClient): Promise<StaffMember> {
  return replyOrNotFound(await client.getStaffMember()).data
}
