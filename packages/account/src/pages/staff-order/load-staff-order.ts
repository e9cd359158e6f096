import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

export type StaffOrderData = StaffOrder & {
  /** New with every reading: a button that is pressed twice does its thing once. */
  readonly key: string
}

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** One order for staff; to everybody else there is none. */
export async function loadStaffOrder(client: ShopClient, { params: { orderId = '' } }: Asked): Promise<StaffOrderData> {
  const { data } = replyOrNotFound(await client.getStaffOrder({ params: { id: orderId } }))
  return { ...data, key: crypto.randomUUID() }
}
