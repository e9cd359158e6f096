import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** What a shopper has said so far. The buyer's details are sealed. */
export const checkoutDraft = pgTable('checkout_draft', {
  cartId: text('cart_id').primaryKey(),
  customer: text(),
  deliveryMethod: integer('delivery_method'),
  storeId: integer('store_id'),
  paymentMethod: integer('payment_method'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/**
 * One press of the buy button, known by the client's idempotency key. Everything that the order will say is sealed in
 * the snapshot, so that what is placed later is what was agreed.
 */
export const checkoutSubmission = pgTable(
  'checkout_submission',
  {
    /** Also the id of the payment. */
    id: text().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    cartId: text('cart_id').notNull(),
    orderNumber: text('order_number').notNull().unique(),
    state: text().notNull(),
    snapshot: text().notNull(),
    total: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('checkout_submission_open')
      .on(table.cartId)
      .where(sql`state in ('reserved', 'redirected', 'finalising', 'unknown')`),
    index('checkout_submission_expiry')
      .on(table.expiresAt)
      .where(sql`state in ('reserved', 'redirected')`),
    index('checkout_submission_cart').on(table.cartId),
  ],
)

/** Pieces set aside for a submission; they are counted in the stock of the sku until sold or given back. */
export const stockHold = pgTable(
  'stock_hold',
  {
    submissionId: text('submission_id')
      .notNull()
      .references(() => checkoutSubmission.id),
    skuId: text('sku_id').notNull(),
    quantity: integer().notNull(),
    state: text({ enum: ['held', 'sold', 'released'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.skuId] }),
    check('stock_hold_quantity', sql`${table.quantity} > 0`),
    check('stock_hold_state', sql`${table.state} in ('held', 'sold', 'released')`),
  ],
)
