import type { ShopClient } from '@klarsikt/contract/client'
import type { Passkey, StaffCodeMobile } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface StaffSecurityData {
  readonly mobile: StaffCodeMobile
  readonly passkeys: readonly Passkey[]
}

/** Loads the logged-in staff member's mobile number for codes and their passkeys. */
export async function loadStaffSecurity(client: ShopClient): Promise<StaffSecurityData> {
  const [mobile, passkeys] = await Promise.all([client.getStaffMobile(), client.getStaffPasskeys()])
  return { mobile: replyOrNotFound(mobile).data, passkeys: replyOrNotFound(passkeys).data }
}
