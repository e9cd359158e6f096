import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Clock, type Result } from '@klarsikt/core/lib'
import {
  awaitsDay,
  moveOrder as nextState,
  orderLineStates,
  orderStates,
  shippingStates,
  type OrderLineState,
  type OrderState,
} from '@klarsikt/core/order'
import type { Database, Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tracking } from '../../../providers/warehouse/port.js'
import type { ApiSettings } from '../../../settings.js'
import { audit } from '../../platform/index.js'
import { isHeldForPrescription } from './awaits-prescription.js'
import { takeParcel } from './order-money.js'
import { movePickUp } from './pick-up-rows.js'
import { moveOrderLines } from './queries.js'
import { sendOrderSent } from './sent-letter.js'
import { issueSoldCards } from './sold-cards.js'
import { order, orderLine } from './tables.js'

export type OrderDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly encryption: Encryption
  readonly settings: Pick<ApiSettings, 'publicUrl'>
}
export type MoveRefusal = 'order.not-found' | 'transition-refused'

/** The line actions of each move of an order. Actions that core's table forbids are skipped. */
const LINE_ACTIONS = {
  // A paused line has to resume before it can be approved.
  controlled: ['resume', 'approve'],
  sent: ['deliver'],
  paused: ['stop'],
  handled: ['resume'],
  cancelled: ['cancel'],
} as const

/**
 * Moves an order along the transitions of core; other moves are refused and change nothing [ORD-006]. Sending makes the
 * money due, which a job collects from the provider, and sends the buyer a letter.
 */
export async function moveOrder(
  deps: OrderDeps,
  number: string,
  to: Exclude<OrderState, 'cancelled'>,
  tracking: Tracking | null = null,
): Promise<Result<OrderState, MoveRefusal>> {
  return deps.database.transaction((tx) => moveOrderIn(deps, tx, number, to, tracking))
}

export async function moveOrderIn(
  deps: Omit<OrderDeps, 'database'>,
  tx: Executor,
  number: string,
  to: OrderState,
  tracking: Tracking | null = null,
): Promise<Result<OrderState, MoveRefusal>> {
  const [row] = await tx.orm
    .select({ state: order.state, pausedFrom: order.pausedFrom, sendFrom: order.sendFrom })
    .from(order)
    .where(eq(order.number, number))
    .for('update')
  if (!row) return err('order.not-found')
  const next = nextState(row, to)
  if (!next.ok) return err('transition-refused')
  const now = deps.clock.now()
  const isHeld = async () => awaitsDay(row, stockholmDate(now)) || (await isHeldForPrescription(tx, number))
  if (next.value === orderStates.to('control') && (await isHeld())) return err('transition-refused')
  await tx.orm
    .update(order)
    .set({
      state: next.value,
      version: sql`${order.version} + 1`,
      pausedFrom: next.value === orderStates.to('pause') ? row.state : null,
      ...after(next.value, now),
    })
    .where(eq(order.number, number))
  await moveLines(tx, number, next.value)
  await movePickUp(tx, number, next.value, now)
  await audit(tx, now, { action: `order.${next.value}`, subject: 'order', id: number })
  if (next.value === orderStates.to('send')) await afterSending(deps, tx, number, tracking)
  return next
}

async function afterSending(
  deps: Omit<OrderDeps, 'database'>,
  tx: Executor,
  number: string,
  tracking: Tracking | null,
): Promise<void> {
  const positions = await leftNow(tx, number)
  await takeParcel(tx, number, positions, deps.clock.now())
  if (tracking !== null)
    await tx.orm
      .update(order)
      .set({ trackingNumber: tracking.number, trackingUrl: tracking.url })
      .where(eq(order.number, number))
  await issueSoldCards(deps, tx, number)
  // Goods from the store's own stock are handed over there, so no letter says that they are on the way.
  if (positions.length > 0 && !(await isOfStore(tx, number))) await sendOrderSent(deps, tx, number, tracking)
}

async function isOfStore({ orm }: Executor, number: string): Promise<boolean> {
  const [row] = await orm.select({ storeId: order.stockStoreId }).from(order).where(eq(order.number, number))
  return row !== undefined && row.storeId !== null
}

/** The lines of the last parcel. None when the remaining lines were cancelled. */
async function leftNow({ orm }: Executor, number: string): Promise<number[]> {
  const { position, orderNumber, state, partSentAt } = orderLine
  const left = and(eq(orderNumber, number), eq(state, orderLineStates.to('deliver')), isNull(partSentAt))
  const rows = await orm.select({ position }).from(orderLine).where(left).orderBy(asc(position))
  return rows.map((row) => row.position)
}

/** The other columns that change with the state of an order. */
function after(state: OrderState, now: Date): Partial<typeof order.$inferInsert> {
  if (state === orderStates.to('control')) return { controlledAt: now }
  if (state === orderStates.to('send')) return { sentAt: now, shippingState: shippingStates.to('send') }
  if (state === orderStates.to('cancel')) return { cancelledAt: now, shippingState: shippingStates.to('cancel') }
  return {}
}

async function moveLines(tx: Executor, number: string, to: OrderState): Promise<void> {
  const moves = orderLineStates.states.map((from) => ({ from, to: lineAfter(from, LINE_ACTIONS[to]) }))
  await moveOrderLines(
    tx,
    number,
    moves.map((move) => move.from),
    moves.map((move) => move.to),
  )
}

function lineAfter(
  from: OrderLineState,
  actions: readonly Parameters<typeof orderLineStates.next>[1][],
): OrderLineState {
  return actions.reduce((state, action) => {
    const next = orderLineStates.next(state, action)
    return next.ok ? next.value : state
  }, from)
}

/** Reads the state of an order, for staff and tests. */
export async function orderState({ orm }: Executor, number: string): Promise<Result<OrderState, 'order.not-found'>> {
  const [found] = await orm.select({ state: order.state }).from(order).where(eq(order.number, number))
  return found ? ok(found.state) : err('order.not-found')
}
