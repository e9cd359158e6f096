import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { keptSums, OrderStatus, orderStatus } from '@klarsikt/core/order'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { awaitsPrescription } from './awaits-prescription.js'
import { waitingPickUp } from './pick-up-rows.js'
import { order, orderLine, pickUp } from './tables.js'
import { deliveryName, etaTextOf } from './texts.js'
import { whereaboutsOf } from './whereabouts.js'

/** The orders of a customer, the newest first, and with `status` only those that have it. */
export async function listOrders(deps: Deps, customerId: string, status?: OrderStatus): Promise<OrderSummary[]> {
  const { database } = deps
  const rows = await database.orm
    .select()
    .from(order)
    .where(eq(order.customerId, customerId))
    .orderBy(desc(order.placedAt), desc(order.number))
  const chosen = rows.filter(({ state }) => status === undefined || orderStatus(state) === status)
  if (chosen.length === 0) return []
  const numbers = chosen.map(({ number }) => number)
  const lines = await database.orm
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderNumber, numbers))
    .orderBy(asc(orderLine.orderNumber), asc(orderLine.position))
  const stored = await database.orm.select().from(pickUp).where(inArray(pickUp.orderNumber, numbers))
  const pickUpOf = new Map(stored.map((one) => [one.orderNumber, one]))
  const linesOf = Map.groupBy(lines, ({ orderNumber }) => orderNumber)
  return chosen.map((row) => ({
    ...summarise(row, linesOf.get(row.number) ?? []),
    pickUp: waitingPickUp(deps, row.storeId, pickUpOf.get(row.number) ?? null),
  }))
}

function summarise(
  row: typeof order.$inferSelect,
  lines: readonly (typeof orderLine.$inferSelect)[],
): Omit<OrderSummary, 'pickUp'> {
  const goods = lines.filter(({ parentPosition }) => parentPosition === null)
  return {
    ...whereaboutsOf(row.number, row.state),
    placedAt: row.placedAt.toISOString(),
    total: kronor(wholeOre(keptSums(row, lines).total)),
    shipmentMethod: deliveryName({ method: row.deliveryMethod }),
    goods: goods.map(({ description, brand, quantity }) => ({ description, brand, quantity })),
    media: goods.find(({ media }) => media !== null)?.media ?? null,
    etaText: orderStatus(row.state) === OrderStatus.Handling ? etaTextOf(row, lines.some(awaitsPrescription)) : null,
  }
}
