import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffCartHandovers } from '@klarsikt/contract/shop/types'
import { CART_HANDOVER_LISTS } from '@klarsikt/core/cart-handover'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

/**
 * Loads one list of the store's handovers, named by `?visa=`. By default it is the open ones. Users without the
 * permission get a 404 page.
 */
export async function loadStaffCartHandovers(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<StaffCartHandovers> {
  const named = url.searchParams.get('visa')
  const list = CART_HANDOVER_LISTS.find((one) => one === named) ?? 'waiting'
  return replyOrNotFound(await client.getStaffCartHandovers({ query: { list } })).data
}
