import type { ShopClient } from '@klarsikt/contract/client'
import type { OrderReturns } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What of an own order can be returned, and its returns; the order of another is a page that says so. */
export async function loadReturn(client: ShopClient, { url, params }: Asked): Promise<OrderReturns> {
  const { orderId = '' } = params
  return replyOrLogin(await client.getOrderReturns({ params: { orderId } }), url).data
}
