import type { DeliveryMethod } from '@klarsikt/core/delivery'
import {
  type LensDeliveryState,
  lensDeliveryStates,
  type LensLineState,
  lensLineStates,
  type LensSubscriptionState,
  lensSubscriptionStates,
  SUBSCRIPTION_INTERVALS,
  type SubscriptionInterval,
} from '@klarsikt/core/lens-subscription'
import type { Eye } from '@klarsikt/core/prescription'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../state-sql.js'
import { customer } from '../customer/tables.js'
import { savedPayment } from '../payment/tables.js'
import type { Pieces } from '../stock/stock.js'
import { DELIVERY, SUBSCRIPTION } from './states.js'

/** Contact lenses that are delivered at an interval. States: core/lens-subscription; addresses are sealed. */
export const lensSubscription = pgTable(
  'lens_subscription',
  {
    /** Twelve digits. */
    id: text().primaryKey(),
    /** Whose it is; null once the account is erased. */
    customerId: text('customer_id').references(() => customer.id),
    /** What it was made from, an order or an ended subscription: from one thing there is one. */
    source: text().notNull().unique(),
    /** The store that sold it, and who did; null for what was bought on the web. */
    sellerStoreId: integer('seller_store_id'),
    sellerNumber: text('seller_number'),
    state: text().$type<LensSubscriptionState>().notNull(),
    interval: text().$type<SubscriptionInterval>().notNull(),
    /** The schedule of core. */
    anchor: date().notNull(),
    anchorDay: integer('anchor_day').notNull(),
    count: integer().notNull(),
    /** The next delivery, its processing and the letter before it; null while nothing is delivered. */
    nextOn: date('next_on'),
    processOn: date('process_on'),
    announceOn: date('announce_on'),
    /** When the customer was written to about the next delivery. */
    announcedOn: date('announced_on'),
    /** Number of the next delivery among all of it; the order that it was bought with is 0. */
    period: integer().notNull(),
    deliveryMethod: integer('delivery_method').$type<DeliveryMethod>().notNull(),
    address: text().notNull(),
    temporaryAddress: text('temporary_address'),
    savedPaymentId: text('saved_payment_id').references(() => savedPayment.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('lens_subscription_customer').on(table.customerId, table.createdAt),
    index('lens_subscription_process').on(table.processOn).where(whereState(SUBSCRIPTION.delivering)),
    index('lens_subscription_announce')
      .on(table.announceOn)
      .where(sql.raw(`announced_on is null and state ${SUBSCRIPTION.delivering}`)),
    check('lens_subscription_seller', sql`(${table.sellerStoreId} is null) = (${table.sellerNumber} is null)`),
    checkState('lens_subscription_state', table.state, lensSubscriptionStates.states),
    checkState('lens_subscription_interval', table.interval, SUBSCRIPTION_INTERVALS),
    check(
      'lens_subscription_next',
      sql`(${table.nextOn} is not null) = (${table.state} ${sql.raw(SUBSCRIPTION.delivering)})`,
    ),
  ],
)

/** A product of a subscription: boxes of one strength. Prices in öre a piece. */
export const lensSubscriptionLine = pgTable(
  'lens_subscription_line',
  {
    id: text().primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => lensSubscription.id),
    skuId: text('sku_id').notNull(),
    articleId: integer('article_id').notNull(),
    quantity: integer().notNull(),
    eyes: jsonb().$type<readonly Eye[]>().notNull(),
    state: text().$type<LensLineState>().notNull(),
    /** The most that the customer has agreed to. */
    agreed: integer().notNull(),
    /** A rise that the customer was told of, and the day from which it holds. */
    noticePrice: integer('notice_price'),
    noticeFrom: date('notice_from'),
    noticeRefused: boolean('notice_refused').notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('lens_subscription_line_sku').on(table.subscriptionId, table.skuId),
    checkState('lens_subscription_line_state', table.state, lensLineStates.states),
    check('lens_subscription_line_quantity', sql`${table.quantity} > 0`),
    check('lens_subscription_line_notice', sql`(${table.noticePrice} is null) = (${table.noticeFrom} is null)`),
  ],
)

/**
 * The obligation to deliver once: written before the provider is asked for its money, and never deleted. What is delivered, where
 * and at which price is sealed in the snapshot when it is processed.
 */
export const lensDelivery = pgTable(
  'lens_delivery',
  {
    /** Also what the payment pays for. */
    id: text().primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => lensSubscription.id),
    period: integer().notNull(),
    day: date().notNull(),
    state: text().$type<LensDeliveryState>().notNull(),
    processedOn: date('processed_on').notNull(),
    snapshot: text().notNull(),
    total: integer().notNull(),
    /** Pieces that are set aside for it, until it is paid or comes to nothing. */
    held: jsonb().$type<readonly Pieces[]>().notNull(),
    /** Names of products that were not in stock. */
    soldOut: jsonb('sold_out').$type<readonly string[]>().notNull(),
    /** When it is charged, again. */
    tryOn: date('try_on'),
    firstTryOn: date('first_try_on'),
    tries: integer().notNull().default(0),
    /** The order that it became. */
    orderNumber: text('order_number'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('lens_delivery_period').on(table.subscriptionId, table.period),
    index('lens_delivery_try')
      .on(table.tryOn)
      .where(whereState(DELIVERY.from('charge'))),
    checkState('lens_delivery_state', table.state, lensDeliveryStates.states),
    check(
      'lens_delivery_try_on',
      sql`(${table.tryOn} is not null) = (${table.state} ${sql.raw(DELIVERY.from('charge'))})`,
    ),
  ],
)
