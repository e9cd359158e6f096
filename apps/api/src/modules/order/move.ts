import { err, ok, type Clock, type Result } from '@klarsikt/core/lib'
import {
  moveOrder as nextState,
  orderLineStates,
  shippingStates,
  type OrderLineState,
  type OrderState,
} from '@klarsikt/core/order'
import type { Database, Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Tracking } from '../../providers/warehouse/port.js'
import { issueSoldCards } from '../gift-card/sold-cards.js'
import { sendOrderSent } from '../mail/order-sent.js'

export type OrderDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly encryption: Encryption
  readonly shopUrl: () => string
}
export type MoveRefusal = 'order.not-found' | 'transition-refused'

/** What each move does to the lines, one action after the other as far as the table of core lets it. */
const LINE_ACTIONS = {
  // After a pause a stopped line starts again before it can count as controlled.
  controlled: ['resume', 'approve'],
  sent: ['deliver'],
  paused: ['stop'],
  handled: ['resume'],
  cancelled: ['cancel'],
} as const

/**
 * Moves an order along the table of core; anything else is refused and nothing changes [ORD-006]. Sending it makes the
 * money due, which a job takes from the provider, and tells the buyer by letter.
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
  const { rows } = await tx.query<{ state: OrderState; paused_from: 'handled' | 'controlled' | null }>({
    name: 'order-lock',
    text: 'select state, paused_from from "order" where number = $1 for update',
    values: [number],
  })
  const row = rows[0]
  if (!row) return err('order.not-found')
  const next = nextState({ state: row.state, pausedFrom: row.paused_from }, to)
  if (!next.ok) return err('transition-refused')
  const now = deps.clock.now()
  await tx.query({
    name: 'order-move',
    text: `update "order" set state = $2, paused_from = $3, shipping_state = coalesce($4, shipping_state),
             sent_at = case when $2 = 'sent' then $5 else sent_at end, cancelled_at = case when $2 = 'cancelled' then $5 else cancelled_at end
           where number = $1`,
    values: [number, next.value, next.value === 'paused' ? row.state : null, shippingAfter(next.value), now],
  })
  await moveLines(tx, number, next.value)
  if (next.value === 'sent') await afterSending(deps, tx, number, tracking)
  return next
}

async function afterSending(
  deps: Omit<OrderDeps, 'database'>,
  tx: Executor,
  number: string,
  tracking: Tracking | null,
): Promise<void> {
  await tx.query({
    name: 'tender-due-capture',
    text: `update tender set due = 'capture', due_at = $2, attempts = 0 where order_number = $1 and charge_state = 'authorized' and due is null`,
    values: [number, deps.clock.now()],
  })
  if (tracking !== null)
    await tx.query({
      name: 'order-tracking',
      text: 'update "order" set tracking_number = $2, tracking_url = $3 where number = $1',
      values: [number, tracking.number, tracking.url],
    })
  await issueSoldCards(deps, tx, number)
  await sendOrderSent(deps, tx, number, tracking)
}

function shippingAfter(state: OrderState): string | null {
  const action = state === 'sent' ? 'send' : state === 'cancelled' ? 'cancel' : null
  const next = action && shippingStates.next('none', action)
  return next?.ok ? next.value : null
}

async function moveLines(tx: Executor, number: string, to: OrderState): Promise<void> {
  const moves = orderLineStates.states.map((from) => ({ from, to: lineAfter(from, LINE_ACTIONS[to]) }))
  await tx.query({
    name: 'order-line-move',
    text: `update order_line set state = move.to from unnest($2::text[], $3::text[]) as move ("from", "to")
           where order_number = $1 and state = move."from"`,
    values: [number, moves.map((move) => move.from), moves.map((move) => move.to)],
  })
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

/** Where an order stands, for staff and tests. */
export async function orderState(executor: Executor, number: string): Promise<Result<OrderState, 'order.not-found'>> {
  const { rows } = await executor.query<{ state: OrderState }>({
    text: 'select state from "order" where number = $1',
    values: [number],
  })
  return rows[0] ? ok(rows[0].state) : err('order.not-found')
}
