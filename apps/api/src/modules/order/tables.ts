import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { paymentRequest } from '../payment-request/tables.js'
import type { VatRow } from './snapshot.js'

/** A placed order; every amount in öre including VAT. The buyer's details are sealed. */
export const order = pgTable(
  'order',
  {
    number: text().primaryKey(),
    submissionId: text('submission_id').notNull().unique(),
    cartId: text('cart_id').notNull(),
    customer: text().notNull(),
    newsletter: boolean().notNull(),
    state: text().notNull(),
    pausedFrom: text('paused_from'),
    shippingState: text('shipping_state').notNull(),
    deliveryMethod: integer('delivery_method').notNull(),
    storeId: integer('store_id'),
    etaFrom: date('eta_from').notNull(),
    etaTo: date('eta_to').notNull(),
    items: integer().notNull(),
    discount: integer().notNull(),
    discountCode: text('discount_code'),
    shipping: integer().notNull(),
    total: integer().notNull(),
    vat: jsonb().$type<VatRow[]>().notNull(),
    termsVersion: text('terms_version').notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Where the parcel can be followed; null until it is sent, and where the carrier gives nothing. */
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('order_cart').on(table.cartId),
    index('order_waiting')
      .on(table.placedAt)
      .where(sql`state in ('handled', 'controlled')`),
    check('order_state', sql`${table.state} in ('handled', 'controlled', 'sent', 'paused', 'cancelled')`),
    check('order_shipping_state', sql`${table.shippingState} in ('none', 'sent', 'cancelled')`),
    check('order_total', sql`${table.total} = ${table.items} - ${table.discount} + ${table.shipping}`),
  ],
)

/** What was sold, as it was that day. The prescription is sealed. */
export const orderLine = pgTable(
  'order_line',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => order.number),
    position: integer().notNull(),
    skuId: text('sku_id').notNull(),
    articleId: integer('article_id').notNull(),
    description: text().notNull(),
    brand: text().notNull(),
    media: text(),
    quantity: integer().notNull(),
    unitPrice: integer('unit_price').notNull(),
    discount: integer().notNull(),
    total: integer().notNull(),
    vatRate: integer('vat_rate').notNull(),
    vat: integer().notNull(),
    parentPosition: integer('parent_position'),
    prescription: text(),
    subscriptionInterval: text('subscription_interval'),
    madeToOrder: boolean('made_to_order').notNull(),
    withdrawalDays: integer('withdrawal_days').notNull(),
    state: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.position] }),
    check('order_line_quantity', sql`${table.quantity} > 0`),
    check('order_line_total', sql`${table.total} = ${table.unitPrice} * ${table.quantity} - ${table.discount}`),
  ],
)

/** One means that pays for an order, or for a payment request; the tenders of an order sum to its total. */
export const tender = pgTable(
  'tender',
  {
    id: text().primaryKey(),
    orderNumber: text('order_number').references(() => order.number),
    paymentRequestId: text('payment_request_id').references(() => paymentRequest.id),
    method: integer().notNull(),
    amount: integer().notNull(),
    giftCardId: text('gift_card_id'),
    provider: text().notNull(),
    reference: text().notNull(),
    /** States of the charge: core/payment. */
    chargeState: text('charge_state').notNull(),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    /** What is to be done at the provider; done by a job, kept until the provider has said yes. */
    due: text({ enum: ['capture', 'cancel', 'refund'] }),
    dueAt: timestamp('due_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index('tender_order').on(table.orderNumber),
    index('tender_due')
      .on(table.dueAt)
      .where(sql`due is not null`),
    uniqueIndex('tender_payment_request')
      .on(table.paymentRequestId)
      .where(sql`payment_request_id is not null`),
    check('tender_pays_for', sql`num_nonnulls(${table.orderNumber}, ${table.paymentRequestId}) = 1`),
    check('tender_amount', sql`${table.amount} > 0`),
    check('tender_captured', sql`${table.captured} between 0 and ${table.amount}`),
    check('tender_refunded', sql`${table.refunded} between 0 and ${table.captured}`),
  ],
)
