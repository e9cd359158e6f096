import type { ShopClient } from '@klarsikt/contract/client'
import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'
import { isUnderWay } from '../../layout/is-under-way.js'

export interface HomeData {
  readonly firstName: string
  readonly hasAddress: boolean
  readonly underWay: readonly OrderSummary[]
}

/** Loads what the account's first page shows: the name, whether there is an address, and orders under way. */
export async function loadHome(client: ShopClient, { url }: { readonly url: URL }): Promise<HomeData> {
  const [details, orders] = await Promise.all([client.getCustomerDetails(), client.listOrders({ query: {} })])
  const { data } = replyOrLogin(details, url)
  return {
    firstName: data.firstName,
    hasAddress: data.street !== '',
    underWay: replyOrLogin(orders, url).data.filter(isUnderWay),
  }
}
