import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { submission } from '../../money/payment/tables.js'

/** What a shopper has entered so far. The buyer's details are sealed. */
export const checkoutDraft = pgTable('checkout_draft', {
  cartId: text('cart_id').primaryKey(),
  customer: text(),
  deliveryMethod: integer('delivery_method'),
  storeId: integer('store_id'),
  paymentMethod: integer('payment_method'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** Pieces that are held for a submission. They count as reserved in the stock until they are sold or released. */
export const stockHold = pgTable(
  'stock_hold',
  {
    submissionId: text('submission_id')
      .notNull()
      .references(() => submission.id),
    skuId: text('sku_id').notNull(),
    quantity: integer().notNull(),
    /** The store that holds them; null for the warehouse. */
    storeId: integer('store_id'),
    state: text({ enum: ['held', 'sold', 'released'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.skuId] }),
    check('stock_hold_quantity', sql`${table.quantity} > 0`),
    check('stock_hold_state', sql`${table.state} in ('held', 'sold', 'released')`),
  ],
)
