import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffPrescription } from '@klarsikt/contract/shop/types'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { pageNotFound, replyOrNotFound } from '@klarsikt/page-kit/session'

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Loads one prescription that an order waits for. */
export async function loadStaffPrescription(
  client: ShopClient,
  { params: { id = '' } }: Asked,
): Promise<StaffPrescription> {
  // A malformed id gives a 404 page without a call.
  if (!/^\d{8}-\d{1,3}$/.test(id)) throw pageNotFound()
  return replyOrNotFound(await client.getStaffPrescription({ params: { id } })).data
}

export function staffPrescriptionTitle({ orderNumber }: StaffPrescription): string {
  return staffPageMessages.prescription({ orderNumber })
}
