import type { StaffOrderHead, StaffOrders } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { kronor, wholeOre } from '@klarsikt/core/money'
import {
  isOrderQueue,
  ORDER_STATE_MESSAGES,
  type OrderQueue,
  pageOfQueue,
  type QueueRows,
  type StaffQueue,
  STAFF_QUEUES,
} from '@klarsikt/core/order'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { deliveryName } from '../order/texts.js'
import { countPendingReturns, pendingReturns } from '../return/list.js'
import { countQueues, selectQueue } from './queries.js'
import { countUndelivered, undeliveredLetters } from './undelivered-letters.js'
import { countWaitingLinks, waitingLinks } from './waiting-links.js'

type Asked = {
  readonly queue: StaffQueue
  /** The employee's store, and whether only its orders are shown. */
  readonly store: { readonly id: number; readonly isOnly: boolean }
  readonly page: number
}

/** Reads one queue, and how many wait in each. */
export async function listOrders(deps: Deps, { queue, store, page: asked }: Asked): Promise<StaffOrders> {
  const storeId = store.isOnly ? store.id : null
  const counts = await countAll(deps, storeId)
  const { page, pages, rows } = pageOfQueue(asked, counts[queue])
  return {
    queue,
    counts,
    store: { ...store, name: storeNameIn(deps.catalogue.state, store.id) ?? String(store.id) },
    page,
    pages,
    orders: isOrderQueue(queue) ? await ordersOf(deps, storeId, queue, rows) : [],
    returns: queue === 'returns' ? await pendingReturns(deps, storeId, rows) : [],
    links: queue === 'payment-links' ? await waitingLinks(deps, storeId, rows) : [],
    letters: queue === 'letters' ? await undeliveredLetters(deps, storeId, rows) : [],
  }
}

async function countAll(deps: Deps, storeId: number | null): Promise<StaffOrders['counts']> {
  const { rows } = await countQueues(deps.database, storeId, stockholmDate(deps.clock.now()))
  const counted = new Map<StaffQueue, number>(rows.map((row) => [row.queue, row.count]))
  counted.set('payment-links', await countWaitingLinks(deps, storeId))
  counted.set('returns', await countPendingReturns(deps, storeId))
  counted.set('letters', await countUndelivered(deps, storeId))
  return Object.fromEntries(STAFF_QUEUES.map((queue) => [queue, counted.get(queue) ?? 0])) as StaffOrders['counts']
}

async function ordersOf(
  deps: Deps,
  storeId: number | null,
  queue: OrderQueue,
  { limit, offset }: QueueRows,
): Promise<StaffOrderHead[]> {
  const { rows } = await selectQueue(deps.database, storeId, stockholmDate(deps.clock.now()), queue, limit, offset)
  return rows.map((row) => ({
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    state: row.state,
    stateText: ORDER_STATE_MESSAGES[row.state](),
    pieces: row.pieces,
    total: kronor(wholeOre(row.total)),
    deliveryName: deliveryName({ method: row.deliveryMethod }),
    storeName: storeNameIn(deps.catalogue.state, row.storeId),
    madeToOrder: row.madeToOrder,
    partSent: row.partSent,
  }))
}
