import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'
import type { Relation } from './baskets.js'
import type { Neighbour } from './neighbours.js'
import type { Interaction } from './taste.js'

/**
 * What a signed visitor opened, put into the cart or bought on a day. It is learnt from once it has not changed for a
 * while, and deleted some days later.
 */
export const basketItem = discovery.table(
  'basket_item',
  {
    ...place,
    /** Digest of the signed visitor. */
    basket: text('basket').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    productId: text('product_id').notNull(),
    events: integer('events').notNull(),
    bought: boolean('bought').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    learntSeen: boolean('learnt_seen').notNull().default(false),
    learntBought: boolean('learnt_bought').notNull().default(false),
    /** Whether the row has something that has not been learnt. */
    due: boolean('due').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.basket, table.day, table.productId] }),
    index('basket_item_due')
      .on(table.tenant, table.market, table.lastAt)
      .where(sql`${table.due}`),
    index('basket_item_day').on(table.day),
    goesWithMarket(table),
  ],
)

/** The number of baskets, as a sum of growing weights like all sums here (popularity/decay.ts). */
export const basketTotal = discovery.table(
  'basket_total',
  { ...place, relation: text('relation').$type<Relation>().notNull(), sum: doublePrecision('sum').notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.market, table.relation] }), goesWithMarket(table)],
)

/** The number of baskets with a product. */
export const basketProduct = discovery.table(
  'basket_product',
  {
    ...place,
    relation: text('relation').$type<Relation>().notNull(),
    productId: text('product_id').notNull(),
    sum: doublePrecision('sum').notNull(),
    /** Whether the sum changed after the neighbours were computed. */
    stale: boolean('stale').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.relation, table.productId] }),
    index('basket_product_stale')
      .on(table.tenant, table.market)
      .where(sql`${table.stale}`),
    goesWithMarket(table),
  ],
)

/** The number of baskets with two products. Each pair is stored in both orders, so that a product's pairs can be read by key. */
export const basketPair = discovery.table(
  'basket_pair',
  {
    ...place,
    relation: text('relation').$type<Relation>().notNull(),
    productId: text('product_id').notNull(),
    otherId: text('other_id').notNull(),
    sum: doublePrecision('sum').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.relation, table.productId, table.otherId] }),
    goesWithMarket(table),
  ],
)

/** The computed neighbours of a product, ready for requests. */
export const neighbour = discovery.table(
  'neighbour',
  {
    ...place,
    productId: text('product_id').notNull(),
    relation: text('relation').$type<Relation>().notNull(),
    /** The product's number of baskets, as a sum of growing weights, when the neighbours were computed. */
    sum: doublePrecision('sum').notNull(),
    neighbours: jsonb('neighbours').$type<readonly Neighbour[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.productId, table.relation] }),
    goesWithMarket(table),
  ],
)

/** The latest products of a visitor with consent. */
export const taste = discovery.table(
  'taste',
  {
    ...place,
    visitor: text('visitor').notNull(),
    met: jsonb('met').$type<readonly Interaction[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.visitor] }),
    index('taste_updated').on(table.updatedAt),
    goesWithMarket(table),
  ],
)
