import { bigint, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'
import type { StoredRule } from './stored-rule.js'
import type { StoredCategory, StoredContent, StoredProduct, StoredSynonym } from './stored.js'

/**
 * Products by generation. A feed writes a new generation that nobody reads, and one statement makes it the present one, so a crash leaves
 * either the old or the new catalogue.
 */
export const product = discovery.table(
  'product',
  {
    ...place,
    generation: bigint('generation', { mode: 'number' }).notNull(),
    productId: text('product_id').notNull(),
    data: jsonb('data').$type<StoredProduct>().notNull(),
    /** Digest of the data, to find out what a new generation changes. */
    digest: text('digest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.generation, table.productId] }),
    goesWithMarket(table),
  ],
)

export const content = discovery.table(
  'content',
  { ...place, contentId: text('content_id').notNull(), data: jsonb('data').$type<StoredContent>().notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.market, table.contentId] }), goesWithMarket(table)],
)

/** The synonyms of a market in one row, because they are read and replaced as a whole. */
export const synonyms = discovery.table(
  'synonyms',
  { ...place, rules: jsonb('rules').$type<StoredSynonym[]>().notNull() },
  (table) => [primaryKey({ columns: [table.tenant, table.market] }), goesWithMarket(table)],
)

/** Categories with the merchant's ids and pages, in the merchant's order. */
export const category = discovery.table(
  'category',
  {
    ...place,
    categoryId: text('category_id').notNull(),
    position: integer('position').notNull(),
    data: jsonb('data').$type<StoredCategory>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.market, table.categoryId] }), goesWithMarket(table)],
)

/** The merchant's rule for one query or category, replaced as a whole. */
export const rule = discovery.table(
  'rule',
  {
    ...place,
    kind: text('kind').$type<'query' | 'category'>().notNull(),
    /** The query as from `comparable`, or the id of the category. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<StoredRule>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.market, table.kind, table.subject] }), goesWithMarket(table)],
)
