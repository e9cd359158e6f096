import type { ShopClient } from '@klarsikt/contract/client'
import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'
import { isUnderWay } from '../../layout/is-under-way.js'

export interface OrdersData {
  readonly underWay: readonly OrderSummary[]
  readonly earlier: readonly OrderSummary[]
}

/** Loads the customer's orders in two groups: orders under way, and earlier ones. */
export async function loadOrders(client: ShopClient, { url }: { readonly url: URL }): Promise<OrdersData> {
  const { data } = replyOrLogin(await client.listOrders({ query: {} }), url)
  return { underWay: data.filter(isUnderWay), earlier: data.filter((order) => !isUnderWay(order)) }
}
