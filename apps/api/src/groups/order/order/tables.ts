import { AWAITED_SOURCES, type AwaitedSource } from '@klarsikt/core/awaited-prescription'
import type { WithdrawalDays } from '@klarsikt/core/catalogue'
import type { DeliveryMethod } from '@klarsikt/core/delivery'
import {
  type OrderLineState,
  orderLineStates,
  type OrderState,
  orderStates,
  type ShippingState,
  shippingStates,
} from '@klarsikt/core/order'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../../state-sql.js'
import { customer } from '../../person/customer/tables.js'
import type { VatRow } from './snapshot.js'
import { ORDER } from './states.js'

/** A placed order. Amounts are in öre and include VAT. The buyer's details are sealed. */
export const order = pgTable(
  'order',
  {
    number: text().primaryKey(),
    submissionId: text('submission_id').notNull().unique(),
    cartId: text('cart_id').notNull(),
    /** The store and the employee that sold the order; null for a purchase on the web. */
    sellerStoreId: integer('seller_store_id'),
    sellerNumber: text('seller_number'),
    /** The account that shows the order; null for a guest's order until the e-mail address is verified. */
    customerId: text('customer_id').references(() => customer.id),
    /** A keyed digest of the buyer's e-mail address, as for customers; null in older orders until a round fills it. */
    emailDigest: text('email_digest'),
    /** A keyed digest of the buyer's mobile number; null like `emailDigest`. */
    mobileDigest: text('mobile_digest'),
    customer: text().notNull(),
    newsletter: boolean().notNull(),
    state: text().$type<OrderState>().notNull(),
    pausedFrom: text('paused_from').$type<OrderState>(),
    shippingState: text('shipping_state').$type<ShippingState>().notNull(),
    deliveryMethod: integer('delivery_method').$type<DeliveryMethod>().notNull(),
    storeId: integer('store_id'),
    /** The store whose stock the goods come from; null for the warehouse. */
    stockStoreId: integer('stock_store_id'),
    etaFrom: date('eta_from').notNull(),
    etaTo: date('eta_to').notNull(),
    /** The first day on which the order may be packed and sent; null when it leaves as soon as possible. */
    sendFrom: date('send_from'),
    items: integer().notNull(),
    discount: integer().notNull(),
    discountCode: text('discount_code'),
    shipping: integer().notNull(),
    total: integer().notNull(),
    vat: jsonb().$type<readonly VatRow[]>().notNull(),
    termsVersion: text('terms_version').notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    controlledAt: timestamp('controlled_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Where the last parcel can be tracked; null until it is sent, and when the carrier gives no number. */
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When all glasses of the order were ground; null before that and when nothing has to be ground. */
    groundAt: timestamp('ground_at', { withTimezone: true }),
    /** Grows with every change, so that staff who act on an old version are told so. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('order_cart').on(table.cartId),
    index('order_customer').on(table.customerId, table.placedAt),
    index('order_email').on(table.emailDigest),
    index('order_mobile').on(table.mobileDigest),
    index('order_discount')
      .on(table.discountCode)
      .where(sql`discount_code is not null`),
    index('order_seller')
      .on(table.sellerStoreId, table.placedAt)
      .where(sql`seller_store_id is not null`),
    check('order_seller', sql`(${table.sellerStoreId} is null) = (${table.sellerNumber} is null)`),
    index('order_undigested')
      .on(table.number)
      .where(sql`email_digest is null or mobile_digest is null`),
    index('order_waiting')
      .on(table.placedAt)
      .where(whereState(ORDER.from('pause'))),
    index('order_open').on(table.placedAt).where(whereState(ORDER.open)),
    checkState('order_state', table.state, orderStates.states),
    checkState('order_paused_from', table.pausedFrom, orderStates.from('pause')),
    checkState('order_shipping_state', table.shippingState, shippingStates.states),
    check('order_total', sql`${table.total} = ${table.items} - ${table.discount} + ${table.shipping}`),
  ],
)

/** A sold line, with its data on the day of the purchase. The prescription is sealed. */
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
    /** Where the prescription that is sent after the purchase comes from. The order waits for it. */
    prescriptionSource: text('prescription_source').$type<AwaitedSource>(),
    subscriptionInterval: text('subscription_interval'),
    madeToOrder: boolean('made_to_order').notNull(),
    withdrawalDays: integer('withdrawal_days').$type<WithdrawalDays>().notNull(),
    state: text().$type<OrderLineState>().notNull(),
    /** When the line left in an earlier parcel; null when it left with the last one. */
    partSentAt: timestamp('part_sent_at', { withTimezone: true }),
    /** Where the line's earlier parcel can be tracked. */
    partTrackingNumber: text('part_tracking_number'),
    partTrackingUrl: text('part_tracking_url'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.position] }),
    checkState('order_line_state', table.state, orderLineStates.states),
    checkState('order_line_prescription_source', table.prescriptionSource, AWAITED_SOURCES),
    check('order_line_quantity', sql`${table.quantity} > 0`),
    check('order_line_total', sql`${table.total} = ${table.unitPrice} * ${table.quantity} - ${table.discount}`),
  ],
)

/** Goods on the way to a store for their buyer, or ready in it. */
export const pickUp = pgTable(
  'pick_up',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => order.number),
    /**
     * The sealed code that the customer shows to collect the goods. The code, `readyAt` and `lastDay` are null until
     * the goods are in the store.
     */
    code: text(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** The last day on which the customer can collect the goods. */
    lastDay: date('last_day'),
    collectedAt: timestamp('collected_at', { withTimezone: true }),
    /** When uncollected goods went back to the shelves or the warehouse. */
    sentBackAt: timestamp('sent_back_at', { withTimezone: true }),
  },
  (table) => [
    index('pick_up_last_day').on(table.lastDay),
    index('pick_up_open')
      .on(table.orderNumber)
      .where(sql`collected_at is null and sent_back_at is null`),
    check(
      'pick_up_ready',
      sql`(${table.code} is null) = (${table.readyAt} is null) and (${table.code} is null) = (${table.lastDay} is null)`,
    ),
    check('pick_up_ended_once', sql`${table.collectedAt} is null or ${table.sentBackAt} is null`),
  ],
)
