import type { ShopClient } from '@klarsikt/contract/client'
import type { OrderReviews } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * Loads which goods of an order the customer can review, and their reviews. Another customer's order gives a 403 page.
 */
export async function loadOrderReview(client: ShopClient, { url, params }: Asked): Promise<OrderReviews> {
  const { orderId = '' } = params
  return replyOrLogin(await client.getOrderReviews({ params: { orderId } }), url).data
}
