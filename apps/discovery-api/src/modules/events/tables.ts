import { sql } from 'drizzle-orm'
import { bigint, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { discovery, instant, transactionId } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'

export type EventType =
  | 'purchase'
  | 'add_to_cart'
  | 'page_view'
  | 'click'
  | 'element_visible'
  | 'recommendations_inserted'
  | 'search'

/**
 * One row for each product of an event (a purchase of three products has three), or one row for an event without products. Visitor and
 * session are digests, and null without consent. Without consent the time is also cut to the hour, so that the rows of one visit cannot be
 * linked.
 */
export const event = discovery.table(
  'event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Readers continue from a transaction; see read.ts. */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    ...place,
    /** The sender's id of the event, or the transaction of a purchase, so that repeats count once. */
    eventKey: text('event_key').notNull(),
    line: smallint('line').notNull(),
    type: text('type').$type<EventType>().notNull(),
    productId: text('product_id'),
    quantity: integer('quantity'),
    /** Price of one piece, in minor units of the currency. */
    price: bigint('price', { mode: 'number' }),
    currency: text('currency'),
    query: text('query'),
    hits: integer('hits'),
    listName: text('list_name'),
    listPosition: integer('list_position'),
    /** The search, listing or recommendation that the shopper came from. */
    resultId: text('result_id'),
    visitor: text('visitor'),
    session: text('session'),
    /** Digest of the browser's id if the service has signed it. Only such rows affect what other shoppers see. */
    signedVisitor: text('signed_visitor'),
    /** Digest of the network and the day; set only with a signed visitor, which requires consent. */
    network: text('network'),
    /** Number of products in the service's own answer to the search; null when the service has no such answer. */
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
