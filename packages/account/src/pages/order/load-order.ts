import type { ShopClient } from '@klarsikt/contract/client'
import type { Order } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Loads one of the customer's orders. Another customer's order gives a 403 page that says so. */
export async function loadOrder(client: ShopClient, { url, params }: Asked): Promise<Order> {
  const { orderId = '' } = params
  return replyOrLogin(await client.getOrder({ params: { orderId } }), url).data
}
