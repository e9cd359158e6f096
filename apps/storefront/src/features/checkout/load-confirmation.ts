import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Confirmation } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { replyOrThrow } from '../../lib/loading.js'

/**
 * What the session has bought. Null for any other browser, whether there is such an order or not; a customer who is logged in and
 * has it in the account is led there.
 */
export async function loadConfirmation(client: ShopClient, orderNumber: string): Promise<Confirmation | null> {
  const reply = await client.getConfirmation({ params: { orderNumber } })
  if (!isFailure(reply) || reply.error.code !== 'order.not-found') return replyOrThrow(reply).data
  const own = await client.getOrder({ params: { orderId: orderNumber } })
  if (!isFailure(own)) throw redirect(encodedHref('account-order', { orderId: orderNumber }))
  return null
}
