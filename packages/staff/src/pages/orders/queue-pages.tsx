import type { StaffOrders } from '@klarsikt/contract/shop/types'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { queuePath } from './queue-path.js'

/** Links to the previous and the next page of a queue. */
export function QueuePages({ data: { queue, page, pages, store } }: { readonly data: StaffOrders }) {
  if (pages === 1) return null
  const path = (to: number) => queuePath({ queue, page: to, isOwn: store.isOnly })
  return (
    <nav aria-label={staffOrderMessages.pages()} className={layout.sum}>
      {page > 1 && (
        <Link variant="standalone" href={path(page - 1)}>
          {staffOrderMessages.earlier()}
        </Link>
      )}
      <span>{staffOrderMessages.pageOf({ page, pages })}</span>
      {page < pages && (
        <Link variant="standalone" href={path(page + 1)}>
          {staffOrderMessages.later()}
        </Link>
      )}
    </nav>
  )
}
