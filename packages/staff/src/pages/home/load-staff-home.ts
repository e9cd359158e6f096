import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffMember } from '@klarsikt/contract/shop/types'
import { can } from '@klarsikt/core/access'
import { outcomeOf } from '@klarsikt/forms'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface StaffHomeData {
  readonly member: StaffMember
  /**
   * Number of bookings that wait for the store. Null where the call failed, or the staff member does not handle
   * bookings.
   */
  readonly bookings: { readonly requests: number; readonly rebookings: number } | null
}

/** Loads the logged-in staff member and what waits for them, for the first staff page. */
export async function loadStaffHome(client: ShopClient): Promise<StaffHomeData> {
  const member = replyOrNotFound(await client.getStaffMember()).data
  if (!can(member.role, 'booking.handle')) return { member, bookings: null }
  const counts = await outcomeOf(client.getBookingCounts())
  return { member, bookings: counts.ok ? counts.value.data : null }
}
