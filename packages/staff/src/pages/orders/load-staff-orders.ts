import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { typedCode } from '@klarsikt/core/lib'
import { isOrderNumber, STAFF_QUEUES } from '@klarsikt/core/order'
import { encodedHref } from '@klarsikt/core/paths'
import { replyOrNotFound } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

export type StaffOrdersData = StaffOrders & {
  /** The search text, where it is no order number. */
  readonly wrongNumber: string | null
}

/** The last page of a queue that can be opened. */
const PAGES_MAXIMUM = 1_000

/**
 * Loads one page of a queue: `?queue=` names it, `?store=own` limits it to the own store, and `?page=` is the page.
 * `?number=` redirects to an order.
 */
export async function loadStaffOrders(client: ShopClient, { url }: { readonly url: URL }): Promise<StaffOrdersData> {
  const typed = url.searchParams.get('number')
  const number = typedCode(typed ?? '')
  if (isOrderNumber(number)) throw redirect(encodedHref('staff-order', { orderId: number }))
  const asked = url.searchParams.get('queue')
  const queue = STAFF_QUEUES.find((one) => one === asked) ?? 'control'
  const page = Number(url.searchParams.get('page') ?? 1)
  const query = {
    queue,
    ...(url.searchParams.get('store') === 'own' && { store: 'own' as const }),
    ...(Number.isInteger(page) && page > 1 && page <= PAGES_MAXIMUM && { page }),
  }
  const { data } = replyOrNotFound(await client.getStaffOrders({ query }))
  return { ...data, wrongNumber: typed }
}
