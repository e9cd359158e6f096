import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export type StaffOrderData = StaffOrder & {
  /** A new key for each load of the page. Two presses with one key act once. */
  readonly key: string
}

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** An order of another store than the staff member's own. */
export interface OtherStoreOrder {
  readonly number: string
  readonly isOtherStore: true
}

/**
 * Loads one order for staff. Another store's order comes without its content until it is looked up. Users without the
 * permission get a 404 page.
 */
export async function loadStaffOrder(
  client: ShopClient,
  { params: { orderId = '' } }: Asked,
): Promise<StaffOrderData | OtherStoreOrder> {
  const answer = await client.getStaffOrder({ params: { id: orderId } })
  if (isFailure(answer) && answer.error.code === 'order.other-store') return { number: orderId, isOtherStore: true }
  const { data } = replyOrNotFound(answer)
  return { ...data, key: crypto.randomUUID() }
}
