import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffClaims } from '@klarsikt/contract/shop/types'
import { claimStates } from '@klarsikt/core/friends'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

/**
 * Loads the claims with the state in `?status=`, by default those that wait for an answer. Users without the permission
 * get a 404 page.
 */
export async function loadStaffClaims(client: ShopClient, { url }: { readonly url: URL }): Promise<StaffClaims> {
  const named = url.searchParams.get('status')
  const state = claimStates.states.find((one) => one === named) ?? claimStates.initial
  return replyOrNotFound(await client.getStaffClaims({ query: { state } })).data
}
