import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffCartHandovers } from '@klarsikt/contract/shop/types'
import { CART_HANDOVER_LISTS } from '@klarsikt/core/cart-handover'
import { replyOrNotFound } from '../../session/not-found.js'

/** What the store has handed over, a list at a time, by `?visa=`; what waits first. To everybody else there is no such page. */
export async function loadStaffCartHandovers(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<StaffCartHandovers> {
  const named = url.searchParams.get('visa')
  const list = CART_HANDOVER_LISTS.find((one) => one === named) ?? 'waiting'
  return replyOrNotFound(await client.getStaffCartHandovers({ query: { list } })).data
}
