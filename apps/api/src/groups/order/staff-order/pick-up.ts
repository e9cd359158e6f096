import { randomInt, timingSafeEqual } from 'node:crypto'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import {
  lastPickUpDay,
  orderLineStates,
  orderStates,
  PICK_UP_CODE_DIGITS,
  pickUpCode,
  readPickUpCode,
} from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { stateIn } from '../../../state-sql.js'
import { storeRow } from '../../catalogue/index.js'
import { audit, enqueueLetter, enqueueSms, smsNumber } from '../../platform/index.js'
import { cancelOrderIn } from '../order/cancel.js'
import { goodsPictures } from '../order/goods-pictures.js'
import { moveOrderIn } from '../order/move.js'
import { orderMoments, orderSteps } from '../order/order-steps.js'
import { PICK_UP_CODE } from '../order/pick-up-rows.js'
import { openBuyer } from '../order/place.js'
import { orderReady } from '../order/ready-letter.js'
import { order, pickUp } from '../order/tables.js'
import { estimateOf } from '../order/texts.js'
import type { DeskOrder } from './read-order.js'

/** Makes an order ready in its store, from either stock, and sends the customer the pick-up code by letter and SMS. */
export async function layOut(deps: Deps, tx: Executor, { row, lines }: DeskOrder): Promise<Result<void, Refusal>> {
  const [place] = await tx.orm
    .select()
    .from(storeRow)
    .where(eq(storeRow.id, row.storeId ?? 0))
  if (!place) return err('order.action-refused')
  const now = deps.clock.now()
  const code = pickUpCode(randomInt(10 ** PICK_UP_CODE_DIGITS))
  const lastDay = lastPickUpDay(now)
  const laidOut = { code: deps.encryption.encrypt(code, PICK_UP_CODE), readyAt: now, lastDay }
  await tx.orm
    .insert(pickUp)
    .values({ orderNumber: row.number, ...laidOut })
    .onConflictDoUpdate({ target: pickUp.orderNumber, set: laidOut })
  await audit(tx, now, { action: 'order.ready-to-collect', subject: 'order', id: row.number })
  const buyer = openBuyer(deps.encryption, row.customer)
  const { name, slug, street, postalCode, city } = place
  await enqueueLetter(deps, tx, {
    template: orderReady,
    to: buyer.email,
    key: row.number,
    data: {
      number: row.number,
      firstName: buyer.firstName,
      store: { name, slug, street, postalCode, city },
      code,
      lastDay,
      isPaid: row.stockStoreId === null,
      pictures: goodsPictures(lines.filter(({ state }) => state !== orderLineStates.to('cancel'))),
      steps: orderSteps(orderMoments(row, now), { estimate: estimateOf(row, false) }),
    },
  })
  const number = smsNumber(deps, buyer.mobile)
  if (!number.ok) return ok(undefined)
  const text = orderMessages.readySms({ orderNumber: row.number, store: name, code, day: dayText(lastDay) })
  await enqueueSms(deps, tx, { kind: 'order-ready', customerId: row.customerId, to: number.value, text })
  return ok(undefined)
}

/**
 * Hands an order over against its code. Goods from the store's stock count as sent by that, and their money is
 * captured; goods from the warehouse were sent before. A wrong code changes nothing.
 */
export async function handOver(
  deps: Deps,
  tx: Executor,
  { row: { number, state }, laidOut }: DeskOrder,
  typed: string,
): Promise<Result<void, Refusal>> {
  if (laidOut === null || laidOut.code === null) return err('order.action-refused')
  const code = readPickUpCode(typed)
  if (code === null || !isSame(code, deps.encryption.decrypt(laidOut.code, PICK_UP_CODE)))
    return err({ code: 'request.invalid', fields: { code: staffOrderMessages.collectWrongCode() } })
  const now = deps.clock.now()
  await audit(tx, now, { action: 'order.collected', subject: 'order', id: number })
  if (state === orderStates.to('send')) {
    await tx.orm.update(pickUp).set({ collectedAt: now }).where(eq(pickUp.orderNumber, number))
    return ok(undefined)
  }
  const sent = await moveOrderIn(deps, tx, number, orderStates.to('send'))
  return sent.ok ? ok(undefined) : err('order.action-refused')
}

/** Records that uncollected goods go back to the warehouse. */
export async function sendBack(
  deps: Deps,
  tx: Executor,
  { row: { number } }: DeskOrder,
): Promise<Result<void, Refusal>> {
  const now = deps.clock.now()
  await tx.orm.update(pickUp).set({ sentBackAt: now }).where(eq(pickUp.orderNumber, number))
  await audit(tx, now, { action: 'order.sent-back', subject: 'order', id: number })
  return ok(undefined)
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Cancels the orders of store stock that were not collected by their last day: the goods go back to the shelves, the
 * reservation is released, and the customer is told. Each order has its own transaction, and one that was handed over
 * or paused meanwhile is left.
 */
export async function returnUncollected(deps: Deps): Promise<void> {
  const late = await deps.database.orm
    .select({ number: pickUp.orderNumber })
    .from(pickUp)
    .innerJoin(order, eq(order.number, pickUp.orderNumber))
    .where(and(lt(pickUp.lastDay, stockholmDate(deps.clock.now())), stateIn(order.state, orderStates.from('send'))))
    .orderBy(asc(pickUp.lastDay))
  for (const { number } of late) {
    await deps.database.transaction(async (tx) => {
      const [row] = await tx.orm
        .select({ state: order.state })
        .from(order)
        .where(eq(order.number, number))
        .for('update')
      if (!row || !orderStates.can(row.state, 'send')) return
      const cancelled = await cancelOrderIn(deps, tx, number, 'staff')
      if (cancelled.ok)
        await audit(tx, deps.clock.now(), { action: 'order.not-collected', subject: 'order', id: number })
    })
  }
}
