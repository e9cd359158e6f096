import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffMember } from '@klarsikt/contract/shop/types'
import { can } from '@klarsikt/core/access'
import { outcomeOf } from '@klarsikt/forms'
import { replyOrNotFound } from '../../session/not-found.js'

export interface StaffHomeData {
  readonly member: StaffMember
  /** How much of the bookings waits for the store; null where that cannot be told now, or is not theirs to answer. */
  readonly bookings: { readonly requests: number; readonly rebookings: number } | null
}

/** Who works in the store, and what waits for them, for the first page of the staff. */
export async function loadStaffHome(client: ShopClient): Promise<StaffHomeData> {
  const member = replyOrNotFound(await client.getStaffMember()).data
  if (!can(member.role, 'booking.handle')) return { member, bookings: null }
  const counts = await outcomeOf(client.getBookingCounts())
  return { member, bookings: counts.ok ? counts.value.data : null }
}
