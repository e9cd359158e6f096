import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Confirmation } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { redirect } from 'react-router'
import { replyOrThrow } from '../../lib/loading.js'

/**
 * Loads an order that this session has placed. Returns null in any other browser, whether or not the order exists. A
 * logged-in customer who owns the order is redirected to it in the account.
 */
export async function loadConfirmation(client: ShopClient, orderNumber: string): Promise<Confirmation | null> {
  const reply = await client.getConfirmation({ params: { orderNumber } })
  if (!isFailure(reply) || reply.error.code !== 'order.not-found') return replyOrThrow(reply).data
  const own = await client.getOrder({ params: { orderId: orderNumber } })
  if (!isFailure(own)) throw redirect(encodedHref('account-order', { orderId: orderNumber }))
  return null
}
