import { orderLineStates, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, inArray } from 'drizzle-orm'
import { audit } from '../../platform/index.js'
import { moveOrderIn, type OrderDeps } from './move.js'
import { takeParcel } from './order-money.js'
import type { OrderSnapshot } from './snapshot.js'
import { issueSoldCards } from './sold-cards.js'
import { orderLine } from './tables.js'

/**
 * Delivers the gift cards of an order in the transaction that pays it. Gift cards need no packing, so their part of the
 * money is due at once. An order with only gift cards then counts as sent; the warehouse sends the rest of other
 * orders.
 */
export async function deliverSoldCards(
  deps: Omit<OrderDeps, 'database'>,
  tx: Executor,
  { orderNumber, snapshot }: { readonly orderNumber: string; readonly snapshot: Pick<OrderSnapshot, 'lines'> },
): Promise<void> {
  const positions = snapshot.lines.flatMap(({ isGiftCard = false }, position) => (isGiftCard ? [position] : []))
  if (positions.length === 0) return
  const now = deps.clock.now()
  await tx.orm
    .update(orderLine)
    .set({ state: orderLineStates.to('deliver'), partSentAt: now })
    .where(and(eq(orderLine.orderNumber, orderNumber), inArray(orderLine.position, positions)))
  await audit(tx, now, { action: 'order.part-sent', subject: 'order', id: orderNumber })
  await takeParcel(tx, orderNumber, positions, now)
  const deliveries = new Map(
    snapshot.lines.flatMap(({ giftCardDelivery }, position) =>
      giftCardDelivery ? [[position, giftCardDelivery]] : [],
    ),
  )
  await issueSoldCards(deps, tx, orderNumber, deliveries)
  if (positions.length < snapshot.lines.length) return
  await moveOrderIn(deps, tx, orderNumber, orderStates.to('control'))
  await moveOrderIn(deps, tx, orderNumber, orderStates.to('send'))
}
