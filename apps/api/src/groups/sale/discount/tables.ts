import type { Family } from '@klarsikt/core/catalogue'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A code that reduces a cart. It has either a percentage or an amount in öre. */
export const discountCode = pgTable(
  'discount_code',
  {
    /** In capitals, see `normaliseCode` in core/cart. */
    code: text('code').primaryKey(),
    text: text('text').notNull(),
    percent: integer('percent'),
    amount: integer('amount'),
    /** Null covers every family except gift cards. */
    families: jsonb('families').$type<readonly Family[]>(),
    /** Whether only frames are reduced. Lenses for them keep their price. */
    framesOnly: boolean('frames_only').notNull().default(false),
    /** The minimum price of the covered goods, in öre. */
    minimum: integer('minimum').notNull(),
    /** The maximum number of uses in total and by one customer; null is unlimited. */
    totalUses: integer('uses_in_all'),
    customerUses: integer('uses_each'),
    firstPurchaseOnly: boolean('first_purchase_only').notNull().default(false),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('discount_code_kind', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('discount_code_percent', sql`${table.percent} between 1 and 100`),
    check('discount_code_amount', sql`${table.amount} > 0`),
    check('discount_code_uses', sql`coalesce(${table.totalUses}, 1) > 0 and coalesce(${table.customerUses}, 1) > 0`),
  ],
)

/**
 * A use of a limited code by an unpaid purchase. After the payment the order counts instead, until it is cancelled. A
 * purchase that is not paid gives the use back.
 */
export const discountHold = pgTable(
  'discount_hold',
  {
    submissionId: text('submission_id').primaryKey(),
    cartId: text('cart_id').notNull(),
    code: text().notNull(),
    customerId: text('customer_id'),
    /** The buyer, by keyed digests like a customer's. */
    emailDigest: text('email_digest').notNull(),
    mobileDigest: text('mobile_digest').notNull(),
  },
  (table) => [index('discount_hold_code').on(table.code)],
)
