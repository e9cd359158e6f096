import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { customer } from '../customer/tables.js'

/** The articles that a customer, or a visitor before the log-in, has saved. */
export const favourite = pgTable(
  'favourite',
  {
    /** The id of the customer, or of the visit's shopper. */
    owner: text().notNull(),
    articleId: integer('article_id').notNull(),
    /** Equals the owner for a customer; null for a visit. */
    customerId: text('customer_id').references(() => customer.id),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.articleId] }),
    index('favourite_customer').on(table.customerId),
    index('favourite_of_visits')
      .on(table.savedAt)
      .where(sql`customer_id is null`),
    check('favourite_owner', sql`${table.customerId} is null or ${table.customerId} = ${table.owner}`),
  ],
)
