import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredLine } from './stored-line.js'

/**
 * A cart as one document: it is always read and written whole, and the version makes every write conditional, so two tabs
 * can never overwrite each other [reliability R12].
 */
export const cart = pgTable(
  'cart',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull().default(0),
    lines: jsonb('lines').$type<readonly StoredLine[]>().notNull(),
    discountCode: text('discount_code'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('cart_updated').on(table.updatedAt)],
)
