import {
  RETURN_OUTCOMES,
  RETURN_REASONS,
  type ReturnOutcome,
  type ReturnReason,
  type ReturnState,
  returnStates,
} from '@klarsikt/core/return'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../../state-sql.js'
import { order } from '../order/tables.js'
import { RETURN } from './states.js'

/** Goods of an order that are on the way back or have come back. */
export const orderReturn = pgTable(
  'order_return',
  {
    /** The number of the return: the order's number and the place among its returns. */
    id: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number),
    place: integer().notNull(),
    state: text().$type<ReturnState>().notNull(),
    /** The decided refund in öre, with the freight when everything came back. */
    refunded: integer().notNull().default(0),
    /** In öre: the refund of an older order whose money is captured only when its rest is sent. It is paid then. */
    owed: integer().notNull().default(0),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When the last line was received. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When all of the money had gone back. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('order_return_place').on(table.orderNumber, table.place),
    index('order_return_pending')
      .on(table.registeredAt)
      .where(whereState(RETURN.from('confirm'))),
    index('order_return_unpaid')
      .on(table.confirmedAt)
      .where(sql`confirmed_at is not null and refunded_at is null`),
    checkState('order_return_state', table.state, returnStates.states),
    check('order_return_refunded', sql`${table.refunded} >= 0`),
    check('order_return_owed', sql`${table.owed} >= 0`),
  ],
)

/** The pieces of an order line that come back. */
export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => orderReturn.id),
    /** The position of the line in its order. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** Null until the pieces are received. */
    outcome: text().$type<ReturnOutcome>(),
    /** What the pieces were worth, in öre. */
    amount: integer(),
    receivedAt: timestamp('received_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    checkState('order_return_line_reason', table.reason, RETURN_REASONS),
    checkState('order_return_line_outcome', table.outcome, RETURN_OUTCOMES),
    check('order_return_line_quantity', sql`${table.quantity} > 0`),
    check(
      'order_return_line_received',
      sql`(${table.outcome} is null) = (${table.receivedAt} is null) and (${table.outcome} is null) = (${table.amount} is null)`,
    ),
  ],
)
