import { boolean, date, doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'

/** What shoppers search for. */
export const searchedQuery = discovery.table(
  'searched_query',
  {
    ...place,
    /** The query without case, marks and needless spaces, see query-key.ts. */
    key: text('key').notNull(),
    /** As it was typed last. */
    shown: text('shown').notNull(),
    /** Sum of growing weights of visitor days, see popularity/decay.ts. */
    sum: doublePrecision('sum').notNull(),
    /** Different visitors who typed it. */
    visitors: integer('visitors').notNull(),
    /** What it found last. */
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

/** Who typed it, as a digest, and on which day last: tells different visitors from one who types it again and again. */
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

/** What the merchant lets shoppers see of what others search for; a market without a row shows all that enough people typed. */
export const suggestionPolicy = discovery.table(
  'suggestion_policy',
  {
    ...place,
    /** Only queries among `approved` are shown. */
    approval: boolean('approval').notNull(),
    approved: jsonb('approved').$type<string[]>().notNull(),
    /** Words and phrases; a query with one of them is never shown. */
    blocked: jsonb('blocked').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.market] }), goesWithMarket(table)],
)
