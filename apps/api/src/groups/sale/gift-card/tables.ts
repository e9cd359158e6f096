import { GIFT_CARD_ENTRY_KINDS } from '@klarsikt/core/gift-card'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { checkState } from '../../../state-sql.js'
import { customer } from '../../person/customer/tables.js'

/** A gift card. Number and PIN are stored as keyed digests only. `balance` is the sum of the card's entries in öre. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: text().primaryKey(),
    numberDigest: text('number_digest').notNull().unique(),
    pinDigest: text('pin_digest').notNull(),
    /** The key of both digests, see server/encryption; null for cards from before keys had ids. */
    keyId: text('key_id'),
    last4: text().notNull(),
    balance: integer().notNull(),
    validUntil: date('valid_until'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('gift_card_lapsing')
      .on(table.validUntil)
      .where(sql`balance > 0`),
    check('gift_card_balance', sql`${table.balance} >= 0`),
  ],
)

/**
 * A sold card and the day on which its recipient gets it. Number, PIN and greeting are sealed here, so that it can be
 * sent later and again. The card itself has only digests.
 */
export const soldGiftCard = pgTable(
  'sold_gift_card',
  {
    cardId: text('card_id')
      .primaryKey()
      .references(() => giftCard.id),
    orderNumber: text('order_number').notNull(),
    /** The position of its line in the order. */
    position: integer().notNull(),
    /** Null after the buyer is erased. */
    content: text(),
    sendOn: date('send_on').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When it was refunded and emptied. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    index('sold_gift_card_order').on(table.orderNumber),
    index('sold_gift_card_due')
      .on(table.sendOn)
      .where(sql`sent_at is null and closed_at is null`),
  ],
)

/** Wrong guesses by number digest, also for unknown numbers, so that the answer reveals nothing. */
export const giftCardGuard = pgTable('gift_card_guard', {
  numberDigest: text('number_digest').primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: timestamp('last_failure_at', { withTimezone: true }),
})

/** The ledger of a card; rows are only added. A unique index lets a hold be captured or released once. */
export const giftCardEntry = pgTable(
  'gift_card_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cardId: text('card_id')
      .notNull()
      .references(() => giftCard.id),
    kind: text({ enum: GIFT_CARD_ENTRY_KINDS }).notNull(),
    /** The hold (payment id) or refund of the row, or the day of its lapse; empty for an issue. */
    reference: text().notNull(),
    /** The hold whose money a refund returns. */
    of: text(),
    amount: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('gift_card_entry_once').on(table.cardId, table.kind, table.reference),
    uniqueIndex('gift_card_entry_end')
      .on(table.cardId, table.reference)
      .where(sql`kind in ('capture', 'release')`),
    checkState('gift_card_entry_kind', table.kind, GIFT_CARD_ENTRY_KINDS),
  ],
)

/** A card that a customer has saved, to pay with without its PIN. Several customers can save the same card. */
export const savedGiftCard = pgTable(
  'saved_gift_card',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    cardId: text('card_id')
      .notNull()
      .references(() => giftCard.id),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.cardId] }),
    index('saved_gift_card_card').on(table.cardId),
  ],
)
