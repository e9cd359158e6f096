import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffReviews } from '@klarsikt/contract/shop/types'
import { reviewStates } from '@klarsikt/core/review'
import { replyOrNotFound } from '../../session/not-found.js'

/** The reviews of one state, by `?status=`; those that wait first. To everybody else there is no such page. */
export async function loadStaffReviews(client: ShopClient, { url }: { readonly url: URL }): Promise<StaffReviews> {
  const named = url.searchParams.get('status')
  const state = reviewStates.states.find((one) => one === named) ?? reviewStates.initial
  return replyOrNotFound(await client.getStaffReviews({ query: { state } })).data
}
