import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffPrescriptions } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

/** Prescriptions that orders wait for. To everybody else there is no such page. */
export async function loadStaffPrescriptions(client: ShopClient): Promise<StaffPrescriptions> {
  return replyOrNotFound(await client.getStaffPrescriptions()).data
}
