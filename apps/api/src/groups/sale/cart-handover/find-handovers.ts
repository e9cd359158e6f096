import {
  CART_HANDOVER_LISTS,
  type CartHandoverList,
  type CartHandoverState,
  statesOfList,
} from '@klarsikt/core/cart-handover'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, count, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { stateIn } from '../../../state-sql.js'
import { storeRow } from '../../catalogue/index.js'
import { customerRow } from '../../person/index.js'
import { cartHandover } from '../cart/handover-tables.js'
import { cart } from '../cart/tables.js'

/** The maximum number of handovers in a list. */
export const HANDOVERS_SHOWN = 50

const COLUMNS = {
  ...getTableColumns(cartHandover),
  storeName: storeRow.name,
  phone: storeRow.phone,
  customerNumber: customerRow.number,
  profile: customerRow.profile,
  cartId: customerRow.cartId,
  lines: cart.lines,
}

function select({ orm }: Executor, where: SQL | undefined) {
  return orm
    .select(COLUMNS)
    .from(cartHandover)
    .innerJoin(storeRow, eq(storeRow.id, cartHandover.storeId))
    .innerJoin(customerRow, eq(customerRow.id, cartHandover.customerId))
    .leftJoin(cart, eq(cart.id, customerRow.cartId))
    .where(where)
}

/** A handover with its store, its customer and the customer's present cart. */
export type HandoverRow = Awaited<ReturnType<typeof select>>[number]

/** The handovers of a store on one list: waiting ones from the oldest, others from the newest. */
export function findHandoversIn(executor: Executor, storeId: number, list: CartHandoverList): Promise<HandoverRow[]> {
  const { state, handedOverAt, endedAt, id } = cartHandover
  return select(executor, and(eq(cartHandover.storeId, storeId), stateIn(state, statesOfList(list))))
    .orderBy(list === 'waiting' ? asc(handedOverAt) : desc(endedAt), asc(id))
    .limit(HANDOVERS_SHOWN)
}

/** The handovers of a customer, the newest first. */
export function findHandoversOf(executor: Executor, customerId: string): Promise<HandoverRow[]> {
  return select(executor, eq(cartHandover.customerId, customerId)).orderBy(desc(cartHandover.handedOverAt))
}

export async function findHandover(executor: Executor, id: string): Promise<HandoverRow | null> {
  const [row] = await select(executor, eq(cartHandover.id, id))
  return row ?? null
}

/** Locks a handover until the transaction ends. */
export async function lockHandover(tx: Executor, id: string): Promise<HandoverRow | null> {
  const { id: key } = cartHandover
  const [locked] = await tx.orm.select({ id: key }).from(cartHandover).where(eq(key, id)).for('update')
  return locked ? findHandover(tx, id) : null
}

/** Counts a store's handovers on each list. */
export async function countHandovers({ orm }: Executor, storeId: number): Promise<Record<CartHandoverList, number>> {
  const { state } = cartHandover
  const rows = await orm
    .select({ state, count: count() })
    .from(cartHandover)
    .where(eq(cartHandover.storeId, storeId))
    .groupBy(state)
  const countOf = (states: readonly CartHandoverState[]) =>
    rows.filter((row) => states.includes(row.state)).reduce((total, row) => total + row.count, 0)
  return Object.fromEntries(CART_HANDOVER_LISTS.map((list) => [list, countOf(statesOfList(list))])) as Record<
    CartHandoverList,
    number
  >
}
