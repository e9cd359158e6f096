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
import { checkState, whereState } from '../../state-sql.js'
import { order } from '../order/tables.js'
import { RETURN } from './states.js'

/** Goods of an order on their way back, or come back. */
export const orderReturn = pgTable(
  'order_return',
  {
    /** What customer and staff call it: the number of the order and its place among the returns of it. */
    id: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number),
    place: integer().notNull(),
    state: text().$type<ReturnState>().notNull(),
    /** What has been decided to pay back, öre; the freight of an order that came back whole is in it. */
    refunded: integer().notNull().default(0),
    /** What has come back of an order from before, whose money is taken only when the rest of it is sent, öre; paid then. */
    owed: integer().notNull().default(0),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When the last line had been received. */
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

/** Pieces of a line of the order that come back. */
export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => orderReturn.id),
    /** Of the line in its order. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** Null until the pieces have been received. */
    outcome: text().$type<ReturnOutcome>(),
    /** What they were worth, öre. */
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
