import type { ShopClient } from '@klarsikt/contract/client'
import type { OrderReviews } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What of an own order can be reviewed, and what was; the order of another is a page that says so. */
export async function loadOrderReview(client: ShopClient, { url, params }: Asked): Promise<OrderReviews> {
  const { orderId = '' } = params
  return replyOrLogin(await client.getOrderReviews({ params: { orderId } }), url).data
}
