import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffReviews } from '@klarsikt/contract/shop/types'
import { reviewStates } from '@klarsikt/core/review'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

/**
 * Loads the reviews with the state in `?status=`, by default those that wait. Users without the permission get a 404
 * page.
 */
export async function loadStaffReviews(client: ShopClient, { url }: { readonly url: URL }): Promise<StaffReviews> {
  const named = url.searchParams.get('status')
  const state = reviewStates.states.find((one) => one === named) ?? reviewStates.initial
  return replyOrNotFound(await client.getStaffReviews({ query: { state } })).data
}
