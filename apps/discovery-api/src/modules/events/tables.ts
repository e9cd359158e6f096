import { sql } from 'drizzle-orm'
import { bigint, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { discovery, instant, transactionId } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'

/** What shoppers do, as the wire names it. */
export type EventType =
  | 'purchase'
  | 'add_to_cart'
  | 'page_view'
  | 'click'
  | 'element_visible'
  | 'recommendations_inserted'
  | 'search'

/**
 * One row for each product of an event (a purchase of three products has three), or one for an event without products.
 * Visitor and session are digests, and null without consent; then the instant is cut to the hour as well, so that the
 * rows of one visit cannot be put together again.
 */
export const event = discovery.table(
  'event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Readers go on from a transaction, see read.ts. */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    ...place,
    /** The sender's id of the event, or the transaction of a purchase: the same counts once. */
    eventKey: text('event_key').notNull(),
    line: smallint('line').notNull(),
    type: text('type').$type<EventType>().notNull(),
    productId: text('product_id'),
    quantity: integer('quantity'),
    /** Of one piece, minor units of the currency. */
    price: bigint('price', { mode: 'number' }),
    currency: text('currency'),
    query: text('query'),
    hits: integer('hits'),
    listName: text('list_name'),
    listPosition: integer('list_position'),
    /** The search, listing or recommendation result that the shopper came from. */
    resultId: text('result_id'),
    visitor: text('visitor'),
    session: text('session'),
    /** Digest of the browser's id where the service has signed it; only such rows move what others see. */
    signedVisitor: text('signed_visitor'),
    /** Digest of the network it came from and the day; only beside a signed visitor, and never without consent. */
    network: text('network'),
    /** Products that the service itself answered the search with; null when it knows of no such answer. */
    answeredHits: integer('answered_hits'),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_once').on(table.tenant, table.market, table.eventKey, table.line),
    index('event_read').on(table.tenant, table.market, table.transaction, table.id),
    index('event_shopping')
      .on(table.tenant, table.market, table.occurredAt)
      .where(sql`type in ('search', 'click', 'add_to_cart', 'purchase')`),
    index('event_received').on(table.receivedAt),
    goesWithMarket(table),
  ],
)
