import type { Family } from '@klarsikt/core/catalogue'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A code that reduces a cart. Either percent or amount (öre) is set. */
export const discountCode = pgTable(
  'discount_code',
  {
    /** Capitals, see core/cart normaliseCode. */
    code: text('code').primaryKey(),
    text: text('text').notNull(),
    percent: integer('percent'),
    amount: integer('amount'),
    /** Null covers every family but gift cards. */
    families: jsonb('families').$type<readonly Family[]>(),
    /** Frames only: lenses ground for them keep their price. */
    framesOnly: boolean('frames_only').notNull().default(false),
    /** What the covered goods must cost at least, öre. */
    minimum: integer('minimum').notNull(),
    /** How often it can be used, by everybody together and by one customer; null is without limit. */
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
 * A use of a limited code by a purchase that is not paid yet. Once it is, its order counts instead, until that is cancelled; a
 * purchase that comes to nothing gives its use back.
 */
export const discountHold = pgTable(
  'discount_hold',
  {
    submissionId: text('submission_id').primaryKey(),
    cartId: text('cart_id').notNull(),
    code: text().notNull(),
    customerId: text('customer_id'),
    /** Who buys, by keyed digests as those of a customer. */
    emailDigest: text('email_digest').notNull(),
    mobileDigest: text('mobile_digest').notNull(),
  },
  (table) => [index('discount_hold_code').on(table.code)],
)
