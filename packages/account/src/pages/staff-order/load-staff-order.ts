import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

export type StaffOrderData = StaffOrder & {
  /** New with every reading: a button that is pressed twice does its thing once. */
  readonly key: string
}

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** An order that does not belong to the store of whoever looks. */
export interface OtherStoreOrder {
  readonly number: string
  readonly isOtherStore: true
}

/** One order for staff; to everybody else there is none. One of another store is named only, until it is looked up. */
export async function loadStaffOrder(
  client: ShopClient,
  { params: { orderId = '' } }: Asked,
): Promise<StaffOrderData | OtherStoreOrder> {
  const answer = await client.getStaffOrder({ params: { id: orderId } })
  if (isFailure(answer) && answer.error.code === 'order.other-store') return { number: orderId, isOtherStore: true }
  const { data } = replyOrNotFound(answer)
  return { ...data, key: crypto.randomUUID() }
}
