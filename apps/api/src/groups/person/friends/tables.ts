import { FREE_MONTH_KINDS, type FreeMonthKind } from '@klarsikt/core/friends'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { customer } from '../customer/tables.js'

/** Members of the club. A former member keeps the row and the code, and can join again. */
export const friendsMember = pgTable('friends_member', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customer.id),
  /** The code that the member gives to friends, see core/friends. */
  referralCode: text('referral_code').notNull().unique(),
  termsVersion: text('terms_version').notNull(),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }),
})

/** Who referred whom. A new customer has one referrer at most. */
export const friendsReferral = pgTable(
  'friends_referral',
  {
    friendCustomerId: text('friend_customer_id')
      .primaryKey()
      .references(() => customer.id),
    referrerCustomerId: text('referrer_customer_id')
      .notNull()
      .references(() => customer.id),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
    /** When the friend's subscription became active and both got their months; null before that. */
    creditedAt: timestamp('credited_at', { withTimezone: true }),
  },
  (table) => [
    index('friends_referral_referrer').on(table.referrerCustomerId),
    check('friends_referral_two', sql`${table.friendCustomerId} <> ${table.referrerCustomerId}`),
  ],
)

/** Given and taken free months. Rows are only added, and their sum is the balance. */
export const freeMonth = pgTable(
  'free_month',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text().$type<FreeMonthKind>().notNull(),
    months: integer().notNull(),
    /** What it was given or taken for. The same reference again adds nothing. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('free_month_once').on(table.customerId, table.kind, table.reference),
    checkState('free_month_kind', table.kind, FREE_MONTH_KINDS),
  ],
)
