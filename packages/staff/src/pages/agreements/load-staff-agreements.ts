import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffAgreements } from '@klarsikt/contract/shop/types'
import { AGREEMENT_SEARCH_MAXIMUM } from '@klarsikt/core/agreement'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

/** The query parameter with the search text. */
export const SEARCH_QUERY = 'sok'

/** Loads the newest agreements, or those of the company in `?sok=`. Users without the permission get a 404 page. */
export async function loadStaffAgreements(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<StaffAgreements> {
  const search = (url.searchParams.get(SEARCH_QUERY) ?? '').slice(0, AGREEMENT_SEARCH_MAXIMUM)
  return replyOrNotFound(await client.getStaffAgreements({ query: { search } })).data
}
