import type { Family } from '@klarsikt/core/catalogue'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('discount_code_kind', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('discount_code_percent', sql`${table.percent} between 1 and 100`),
    check('discount_code_amount', sql`${table.amount} > 0`),
  ],
)
