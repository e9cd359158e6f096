import { digestOrders } from '../groups/order/index.js'
import { redigestCustomers } from '../groups/person/index.js'
import { countCardsOfOldKeys } from '../groups/sale/index.js'
import { resealCarts } from './reseal-carts.js'
import { resealColumn, type ResealDeps, type Resealed } from './reseal-column.js'
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.js'

export type Rotation = Resealed & {
  /** Gift cards with a digest by an older key. Each gets the current one at its next use. */
  readonly giftCardsLeft: number
}

/** Maximum number of walks. They repeat because other processes may still write with the earlier key. */
const MAX_WALKS = 20

/** Seals all values with the current key. It can be stopped, repeated, and run while the shop runs. */
export async function rotateSecret(
  deps: ResealDeps,
  onProgress: (place: string, done: number) => void = () => {},
  columns: readonly SealedColumn[] = SEALED_COLUMNS,
): Promise<Rotation> {
  let done = 0
  let unreadable = 0
  for (let walk = 0; walk < MAX_WALKS; walk += 1) {
    const before = done
    unreadable = 0
    const add = (one: Resealed) => {
      done += one.done
      unreadable += one.unreadable
    }
    add(await resealCarts(deps, (count) => onProgress('cart', count)))
    for (const column of columns) add(await resealColumn(deps, column, (count) => onProgress(column.purpose, count)))
    done += (await redigestCustomers(deps, (count) => onProgress('customer.email', count))).done
    done += await digestOrders(deps, 'all', (count) => onProgress('order.email', count))
    if (done === before) break
  }
  return { done, unreadable, giftCardsLeft: await countCardsOfOldKeys(deps.database, deps.encryption) }
}
