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
import { checkState, whereState } from '../../../state-sql.js'
import type { Pieces } from '../../catalogue/index.js'
import { savedPayment } from '../../money/payment/tables.js'
import { customer } from '../../person/customer/tables.js'
import { DELIVERY, SUBSCRIPTION } from './states.js'

/** A subscription to contact lenses at an interval. Its states are in core/lens-subscription. Addresses are sealed. */
export const lensSubscription = pgTable(
  'lens_subscription',
  {
    /** A number of twelve digits. */
    id: text().primaryKey(),
    /** The customer; null after the account is erased. */
    customerId: text('customer_id').references(() => customer.id),
    /**
     * The order or ended subscription that it was made from. Each source makes one subscription, except that an order
     * makes one for each interval.
     */
    source: text().notNull().unique(),
    /** The store and the employee that sold it; null for a purchase on the web. */
    sellerStoreId: integer('seller_store_id'),
    sellerNumber: text('seller_number'),
    state: text().$type<LensSubscriptionState>().notNull(),
    interval: text().$type<SubscriptionInterval>().notNull(),
    /** The schedule, as core defines it. */
    anchor: date().notNull(),
    anchorDay: integer('anchor_day').notNull(),
    count: integer().notNull(),
    /** The next delivery, its processing and the letter before it; null while nothing is delivered. */
    nextOn: date('next_on'),
    processOn: date('process_on'),
    announceOn: date('announce_on'),
    /** When the customer was told about the next delivery; null before that. */
    announcedOn: date('announced_on'),
    /** The number of the next delivery. The order that started the subscription is number 0. */
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

/** A product of a subscription: boxes of one strength. Prices are in öre for each piece. */
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
    /** The highest price that the customer has agreed to. */
    agreed: integer().notNull(),
    /** An announced price rise and the day from which it applies. */
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
 * One delivery that the shop owes. The row is written before the provider is asked for the money, and it is never
 * deleted. The sealed snapshot holds what is delivered, where and at which price.
 */
export const lensDelivery = pgTable(
  'lens_delivery',
  {
    /** The id of the delivery, also as a payment subject. */
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
    /** The stock that is held for the delivery until it is paid or given up. */
    held: jsonb().$type<readonly Pieces[]>().notNull(),
    /** The names of products that were not in stock. */
    soldOut: jsonb('sold_out').$type<readonly string[]>().notNull(),
    /** When the delivery is charged next. */
    tryOn: date('try_on'),
    firstTryOn: date('first_try_on'),
    tries: integer().notNull().default(0),
    /** The order that the paid delivery became. */
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
