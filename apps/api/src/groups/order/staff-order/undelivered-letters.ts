import type { StaffOrders } from '@klarsikt/contract/shop/types'
import type { QueueRows } from '@klarsikt/core/order'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { isResendable, letterRow } from '../../platform/index.js'
import { isOfStore } from '../order/open-to-staff.js'
import { order } from '../order/tables.js'
import { STAFF_LETTERS } from './letters.js'

/**
 * The join of a letter to its order. A letter's key begins with the order's number, and the parcel or return follows.
 */
const isOfOrder = eq(order.number, sql`substring(${letterRow.key} from '^[0-9]+')`)

/** The condition for failed letters that can be sent again, about orders of one store or of all. */
const isUndelivered = (storeId: number | null) =>
  and(
    isResendable,
    inArray(letterRow.kind, Object.keys(STAFF_LETTERS)),
    storeId === null ? undefined : isOfStore(storeId),
  )

/** Counts the letters that did not arrive. */
export async function countUndelivered({ database }: Pick<Deps, 'database'>, storeId: number | null): Promise<number> {
  const [found] = await database.orm
    .select({ count: count() })
    .from(letterRow)
    .innerJoin(order, isOfOrder)
    .where(isUndelivered(storeId))
  return found?.count ?? 0
}

/** A page of the letters that did not arrive, the oldest first. It names the kind of letter, but not its receiver. */
export async function undeliveredLetters(
  { database }: Pick<Deps, 'database'>,
  storeId: number | null,
  { limit, offset }: QueueRows,
): Promise<StaffOrders['letters']> {
  const rows = await database.orm
    .select({ id: letterRow.id, kind: letterRow.kind, createdAt: letterRow.createdAt, orderNumber: order.number })
    .from(letterRow)
    .innerJoin(order, isOfOrder)
    .where(isUndelivered(storeId))
    .orderBy(asc(letterRow.createdAt), asc(letterRow.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id, kind, createdAt, orderNumber }) => ({
    id,
    orderNumber,
    text: STAFF_LETTERS[kind]?.() ?? kind,
    at: createdAt.toISOString(),
  }))
}
