import { bigint, date, doublePrecision, index, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { discovery } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'

/** The position up to which the events of a market have been learnt from. */
export const eventReader = discovery.table(
  'event_reader',
  { ...place, transaction: text('transaction').notNull(), id: bigint('id', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.market] }), goesWithMarket(table)],
)

export const popularity = discovery.table(
  'popularity',
  {
    ...place,
    productId: text('product_id').notNull(),
    /** Sum of growing weights; see decay.ts. */
    sum: doublePrecision('sum').notNull(),
    /** What the index adds to the merchant's own popularity, in the merchant's unit. */
    bonus: doublePrecision('bonus').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.market, table.productId] }), goesWithMarket(table)],
)

/** Acts of visitors on a day, so that each counts once. Visitors are digests; rows are kept as long as events may come late. */
export const popularitySeen = discovery.table(
  'popularity_seen',
  {
    ...place,
    visitor: text('visitor').notNull(),
    productId: text('product_id').notNull(),
    action: smallint('action').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.visitor, table.productId, table.action, table.day] }),
    index('popularity_seen_day').on(table.day),
    goesWithMarket(table),
  ],
)

/** The visitor of each network that counts for a subject on a day. Both are digests; rows are kept as long as events may come late. */
export const networkVote = discovery.table(
  'network_vote',
  {
    ...place,
    /** What is counted, such as `query solglasögon`. */
    subject: text('subject').notNull(),
    network: text('network').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.subject, table.network, table.day] }),
    index('network_vote_day').on(table.day),
    goesWithMarket(table),
  ],
)
