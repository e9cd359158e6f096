import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffClaims } from '@klarsikt/contract/shop/types'
import { claimStates } from '@klarsikt/core/friends'
import { replyOrNotFound } from '../../session/not-found.js'

/** The claims of one state, by `?status=`; those that wait for an answer first. To everybody else there is no such page. */
export async function loadStaffClaims(client: ShopClient, { url }: { readonly url: URL }): Promise<StaffClaims> {
  const named = url.searchParams.get('status')
  const state = claimStates.states.find((one) => one === named) ?? claimStates.initial
  return replyOrNotFound(await client.getStaffClaims({ query: { state } })).data
}
