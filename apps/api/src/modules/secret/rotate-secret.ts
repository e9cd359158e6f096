import { resealCarts } from './reseal-carts.js'
import { resealColumn, type ResealDeps, type Resealed } from './reseal-column.js'
import { SEALED_COLUMNS } from './sealed-columns.js'

export type Rotation = Resealed & {
  /** Gift cards whose digests were made with another key: each moves to the current one when it is next used. */
  readonly giftCardsLeft: number
}

/** Carts and columns are walked again while others still write with the key before; at most so often. */
const LONGEST = 20

/** Seals everything with the current key. It can be stopped and started again, and run beside the shop. */
export async function rotateSecret(
  deps: ResealDeps,
  onProgress: (place: string, done: number) => void = () => {},
): Promise<Rotation> {
  let done = 0
  let unreadable = 0
  for (let walk = 0; walk < LONGEST; walk += 1) {
    const before = done
    unreadable = 0
    const add = (one: Resealed) => {
      done += one.done
      unreadable += one.unreadable
    }
    add(await resealCarts(deps, (count) => onProgress('cart', count)))
    for (const column of SEALED_COLUMNS)
      add(await resealColumn(deps, column, (count) => onProgress(column.purpose, count)))
    if (done === before) break
  }
  const left = await deps.database.query<{ count: number }>({
    text: 'select count(*)::int as count from gift_card where balance > 0 and key_id is distinct from $1',
    values: [deps.encryption.keyId],
  })
  return { done, unreadable, giftCardsLeft: left.rows[0]?.count ?? 0 }
}
