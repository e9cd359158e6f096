import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { typedCode } from '@klarsikt/core/lib'
import { isOrderNumber, STAFF_QUEUES } from '@klarsikt/core/order'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { replyOrNotFound } from '../../session/not-found.js'

export type StaffOrdersData = StaffOrders & {
  /** What was typed to find an order and is no order number. */
  readonly wrongNumber: string | null
}

/** The last page that can be called up. */
const PAGES_MAXIMUM = 1_000

/** One queue of orders by `?queue=`, of the own store by `?store=own`, a page of it by `?page=`; `?number=` leads to an order. */
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
