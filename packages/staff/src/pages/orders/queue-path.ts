import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { href } from '@klarsikt/core/paths'

type Shown = Pick<StaffOrders, 'queue' | 'page'> & { readonly isOwn: boolean }

/** Returns the path of a page of a queue. */
export function queuePath({ queue, page, isOwn }: Shown): string {
  const query = new URLSearchParams({ queue, ...(isOwn && { store: 'own' }), ...(page > 1 && { page: String(page) }) })
  return `${href('staff-orders')}?${query}`
}
