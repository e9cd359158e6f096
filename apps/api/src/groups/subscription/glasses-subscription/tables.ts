import {
  glassesSubscriptionStates,
  type MembershipState,
  type MonthChargeState,
  monthChargeStates,
  SUBSCRIPTION_DOCUMENTS,
  SUBSCRIPTION_LEVELS,
  type SubscriptionDocument,
  type SubscriptionLevel,
} from '@klarsikt/core/glasses-subscription'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState, whereState } from '../../../state-sql.js'
import { store } from '../../catalogue/store/tables.js'
import { invoice } from '../../money/invoice/tables.js'
import { savedPayment } from '../../money/payment/tables.js'
import { customer } from '../../person/customer/tables.js'
import { EID_STATES } from '../../person/eid/tables.js'
import { signingColumns } from '../../person/signing/signing-tables.js'
import { GLASSES_SUBSCRIPTION, MONTH_CHARGE } from './states.js'

export const FREE_REASONS = ['campaign', 'winback', 'friends'] as const
export type FreeReason = (typeof FREE_REASONS)[number]

/**
 * Glasses subscriptions, with the price and content from when they were taken. Amounts are in öre; days are in
 * Stockholm's time.
 */
export const glassesSubscription = pgTable(
  'glasses_subscription',
  {
    /** A random number of eight digits, so that it does not show how many subscriptions there are. */
    id: text().primaryKey(),
    /** Null until a customer connects a subscription from a store, and after the account is erased. */
    customerId: text('customer_id').references(() => customer.id),
    /** The person, as the store typed or BankID proved the number. Sealed; null before that. */
    personalNumber: text('personal_number'),
    personalNumberDigest: text('personal_number_digest'),
    state: text().$type<MembershipState>().notNull(),
    level: text().$type<SubscriptionLevel>().notNull(),
    monthlyPrice: integer('monthly_price').notNull(),
    exchangeAmount: integer('exchange_amount').notNull(),
    campaign: text(),
    campaignMonths: integer('campaign_months').notNull().default(0),
    /** The store that made it; null for the web. */
    storeId: integer('store_id').references(() => store.id),
    startedOn: date('started_on'),
    bindingEndsOn: date('binding_ends_on'),
    noticeOn: date('notice_on'),
    /** The last day, once notice is given. */
    endsOn: date('ends_on'),
    winbackOn: date('winback_on'),
    /** The day from which months are counted; see the billing plan in core. */
    anchorOn: date('anchor_on'),
    billedMonths: integer('billed_months').notNull().default(0),
    /** When the next month begins; null before the start and after the end. */
    nextMonthOn: date('next_month_on'),
    /** The coming free months from campaign and winback. Those from Friends are a balance of the customer. */
    freeMonths: integer('free_months').notNull().default(0),
    /** The saved card that is charged for the months; null when the customer pays invoices. */
    savedPaymentId: text('saved_payment_id').references(() => savedPayment.id),
    /** The proof of the signature as JSON, sealed. */
    signature: text(),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A customer has one open subscription at most.
    uniqueIndex('glasses_subscription_customer')
      .on(table.customerId)
      .where(whereState(GLASSES_SUBSCRIPTION.from('terminate'))),
    index('glasses_subscription_history').on(table.customerId, table.createdAt),
    index('glasses_subscription_person').on(table.personalNumberDigest),
    // A person has at most one unconnected subscription from a store.
    uniqueIndex('glasses_subscription_waiting')
      .on(table.personalNumberDigest)
      .where(sql`customer_id is null and state = ${sql.raw(GLASSES_SUBSCRIPTION.initial)}`),
    index('glasses_subscription_store').on(table.storeId, table.createdAt),
    index('glasses_subscription_next_month').on(table.nextMonthOn),
    index('glasses_subscription_end').on(table.endsOn),
    checkState('glasses_subscription_state', table.state, glassesSubscriptionStates.states),
    checkState('glasses_subscription_level', table.level, SUBSCRIPTION_LEVELS),
    check('glasses_subscription_free', sql`${table.freeMonths} >= 0 and ${table.billedMonths} >= 0`),
    check(
      'glasses_subscription_started',
      sql`num_nulls(${table.startedOn}, ${table.bindingEndsOn}, ${table.anchorOn}, ${table.signedAt}) in (0, 4)`,
    ),
    check('glasses_subscription_notice', sql`(${table.noticeOn} is null) = (${table.endsOn} is null)`),
  ],
)

/** A signature in progress. The agreement is frozen until it is signed or the level changes. */
export const glassesSubscriptionSigning = pgTable(
  'glasses_subscription_signing',
  {
    subscriptionId: text('subscription_id')
      .primaryKey()
      .references(() => glassesSubscription.id, { onDelete: 'cascade' }),
    /** Both are sealed. */
    document: text().notNull(),
    terms: text().notNull(),
    ...signingColumns,
  },
  (table) => [checkState('glasses_subscription_signing_state', table.state, EID_STATES)],
)

/** The signed documents; rows are only added. */
export const glassesSubscriptionDocument = pgTable(
  'glasses_subscription_document',
  {
    id: text().primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => glassesSubscription.id),
    kind: text().$type<SubscriptionDocument>().notNull(),
    version: text().notNull(),
    /** The PDF, sealed, and its SHA-256 digest. */
    document: text().notNull(),
    digest: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('glasses_subscription_document_once').on(table.subscriptionId, table.kind, table.version),
    checkState('glasses_subscription_document_kind', table.kind, SUBSCRIPTION_DOCUMENTS),
  ],
)

/** A charged or free month: one row a month, written together with its invoice. Rows are only added. */
export const glassesSubscriptionMonth = pgTable(
  'glasses_subscription_month',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => glassesSubscription.id),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    amount: integer().notNull(),
    invoiceNumber: text('invoice_number').references(() => invoice.number),
    free: text().$type<FreeReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.startsOn] }),
    checkState('glasses_subscription_month_free', table.free, FREE_REASONS),
    check('glasses_subscription_month_days', sql`${table.startsOn} <= ${table.endsOn}`),
    check(
      'glasses_subscription_month_charged',
      sql`num_nonnulls(${table.invoiceNumber}, ${table.free}) = 1 and (${table.amount} > 0) = (${table.invoiceNumber} is not null)`,
    ),
  ],
)

/** The plan of tries to charge a month's invoice to a saved card. The debt itself is the invoice. */
export const glassesSubscriptionCharge = pgTable(
  'glasses_subscription_charge',
  {
    invoiceNumber: text('invoice_number')
      .primaryKey()
      .references(() => invoice.number),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => glassesSubscription.id),
    state: text().$type<MonthChargeState>().notNull(),
    /** When the card is charged next. */
    tryOn: date('try_on'),
    firstTryOn: date('first_try_on'),
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('glasses_subscription_charge_subscription').on(table.subscriptionId),
    index('glasses_subscription_charge_open')
      .on(table.createdAt)
      .where(whereState(MONTH_CHARGE.from('settle'))),
    checkState('glasses_subscription_charge_state', table.state, monthChargeStates.states),
    check(
      'glasses_subscription_charge_try_on',
      sql`(${table.tryOn} is not null) = (${table.state} ${sql.raw(MONTH_CHARGE.from('charge'))})`,
    ),
  ],
)

/** The exchange of a subscription year, with its gift card. */
export const glassesSubscriptionExchange = pgTable(
  'glasses_subscription_exchange',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => glassesSubscription.id),
    /** The first day of the subscription year. */
    yearStartsOn: date('year_starts_on').notNull(),
    exchangedOn: date('exchanged_on').notNull(),
    amount: integer().notNull(),
    /** The card's number, PIN and last day as JSON, sealed. */
    card: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.yearStartsOn] }),
    check('glasses_subscription_exchange_amount', sql`${table.amount} > 0`),
  ],
)
