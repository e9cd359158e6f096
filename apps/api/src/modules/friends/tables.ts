import { FREE_MONTH_KINDS, type FreeMonthKind } from '@klarsikt/core/friends'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkState } from '../../state-sql.js'
import { customer } from '../customer/tables.js'

/** Members of the club. Who has left keeps the row and the code, and may join again. */
export const friendsMember = pgTable('friends_member', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customer.id),
  /** What the member gives to friends, see core/friends. */
  referralCode: text('referral_code').notNull().unique(),
  termsVersion: text('terms_version').notNull(),
  joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  leftAt: timestamp('left_at', { withTimezone: true }),
})

/** Who was referred by whom: one for each new customer. */
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
    /** When the subscription of the friend became active and both got their months; null until then. */
    creditedAt: timestamp('credited_at', { withTimezone: true }),
  },
  (table) => [
    index('friends_referral_referrer').on(table.referrerCustomerId),
    check('friends_referral_two', sql`${table.friendCustomerId} <> ${table.referrerCustomerId}`),
  ],
)

/** Free months that were given and taken; rows are only added, and their sum is the balance. */
export const freeMonth = pgTable(
  'free_month',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text().$type<FreeMonthKind>().notNull(),
    months: integer().notNull(),
    /** What it was given or taken for: the same thing again adds nothing. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('free_month_once').on(table.customerId, table.kind, table.reference),
    checkState('free_month_kind', table.kind, FREE_MONTH_KINDS),
  ],
)
