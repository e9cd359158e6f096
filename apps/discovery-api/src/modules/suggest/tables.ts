import { boolean, date, doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'

export const searchedQuery = discovery.table(
  'searched_query',
  {
    ...place,
    /** The query without case, punctuation and needless spaces; see query-key.ts. */
    key: text('key').notNull(),
    /** The spelling that was typed last. */
    shown: text('shown').notNull(),
    /** Sum of growing weights, one for each visitor and day; see popularity/decay.ts. */
    sum: doublePrecision('sum').notNull(),
    /** Number of different visitors who typed it. */
    visitors: integer('visitors').notNull(),
    /** Number of products that it found last. */
    hits: integer('hits').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.key] }),
    index('searched_query_sum').on(table.tenant, table.market, table.sum),
    index('searched_query_last').on(table.lastAt),
    goesWithMarket(table),
  ],
)

/** The visitors who typed a query, as digests, with the last day. It prevents counting a visitor twice. */
export const queryVisitor = discovery.table(
  'query_visitor',
  {
    ...place,
    visitor: text('visitor').notNull(),
    key: text('key').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.visitor, table.key] }),
    index('query_visitor_day').on(table.day),
    goesWithMarket(table),
  ],
)

/**
 * Which queries of others the merchant lets shoppers see. A market without a row shows all that enough people typed.
 */
export const suggestionPolicy = discovery.table(
  'suggestion_policy',
  {
    ...place,
    /** Whether only queries in `approved` are shown. */
    approval: boolean('approval').notNull(),
    approved: jsonb('approved').$type<string[]>().notNull(),
    /** Words and phrases; a query that contains one is never shown. */
    blocked: jsonb('blocked').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.market] }), goesWithMarket(table)],
)
