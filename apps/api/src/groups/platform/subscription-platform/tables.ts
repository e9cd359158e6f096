import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Whether subscriptions are under maintenance. The table has one row at most, and none before the first switch. */
export const subscriptionPlatform = pgTable(
  'subscription_platform',
  {
    id: integer().primaryKey(),
    underMaintenance: boolean('under_maintenance').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('subscription_platform_one', sql`${table.id} = 1`)],
)
