import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffPrescriptions } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

/** Loads the prescriptions that orders wait for. Users without the permission get a 404 page. */
export async function loadStaffPrescriptions(client: ShopClient): Promise<StaffPrescriptions> {
  return replyOrNotFound(await client.getStaffPrescriptions()).data
}
