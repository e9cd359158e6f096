import type { OrderAction } from '@klarsikt/core/order'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { order } from '../order/tables.js'

/** The actions of staff on orders, by the key of the call, so that a repeated call does nothing. */
export const orderAction = pgTable('order_action', {
  key: text().primaryKey(),
  orderNumber: text('order_number')
    .notNull()
    .references(() => order.number),
  action: text().$type<OrderAction>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** The notes of staff about an order, sealed. */
export const orderNote = pgTable(
  'order_note',
  {
    id: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number),
    text: text().notNull(),
    /** The author's store and number, such as `1001/7`. */
    writtenBy: text('written_by').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('order_note_order').on(table.orderNumber, table.at)],
)
