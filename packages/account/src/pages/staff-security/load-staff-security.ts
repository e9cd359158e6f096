import type { ShopClient } from '@klarsikt/contract/client'
import type { Passkey } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

/** The passkeys of who is logged in as the store. */
export async function loadStaffSecurity(client: ShopClient): Promise<readonly Passkey[]> {
  return replyOrNotFound(await client.getStaffPasskeys()).data
}
