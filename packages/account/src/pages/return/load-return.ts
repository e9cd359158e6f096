import type { ShopClient } from '@klarsikt/contract/client'
import type { OrderReturns } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * Loads which goods of an order the customer can return, and their returns. Another customer's order gives a 403 page.
 */
export async function loadReturn(client: ShopClient, { url, params }: Asked): Promise<OrderReturns> {
  const { orderId = '' } = params
  return replyOrLogin(await client.getOrderReturns({ params: { orderId } }), url).data
}
