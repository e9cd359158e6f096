import { bigint, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staff } from '../../catalogue/store/tables.js'
import { order } from './tables.js'

/** Records which orders of other stores and of the web shop staff have opened for a customer in the store, and why. */
export const orderLookup = pgTable(
  'order_lookup',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    storeId: integer('store_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number),
    /** The typed reason, sealed because it may contain something about the customer. */
    reason: text().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('order_lookup_order').on(table.orderNumber, table.storeId, table.employeeNumber),
    foreignKey({
      name: 'order_lookup_staff',
      columns: [table.storeId, table.employeeNumber],
      foreignColumns: [staff.storeId, staff.employeeNumber],
    }),
  ],
)
