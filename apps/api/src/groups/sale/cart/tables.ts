import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { giftCard } from '../gift-card/tables.js'
import type { StoredLine } from './stored-line.js'

/**
 * A cart as one document. It is always read and written whole. Each write checks the version, so that two tabs cannot
 * overwrite each other.
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

/** The gift cards that pay for a cart, in the order in which they were added. */
export const cartGiftCard = pgTable(
  'cart_gift_card',
  {
    cartId: text('cart_id').notNull(),
    cardId: text('card_id')
      .notNull()
      .references(() => giftCard.id),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.cardId] }), index('cart_gift_card_card').on(table.cardId)],
)
