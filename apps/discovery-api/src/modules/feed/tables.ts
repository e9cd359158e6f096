import { bigint, boolean, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { market } from '../tenant/tables.js'
import type { StoredCategory, StoredContent, StoredProduct, StoredSynonym } from './stored.js'

const place = { tenant: text('tenant').notNull(), market: text('market').notNull() }

/**
 * Products by generation. A feed writes a generation that nobody reads, and one statement makes it the present one; so a
 * catalogue is always the old or the new, whatever is killed.
 */
export const product = discovery.table(
  'product',
  {
    ...place,
    generation: bigint('generation', { mode: 'number' }).notNull(),
    productId: text('product_id').notNull(),
    data: jsonb('data').$type<StoredProduct>().notNull(),
    /** Digest of the data: tells what a new generation changes. */
    digest: text('digest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.generation, table.productId] }),
    foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
      'cascade',
    ),
  ],
)

/** A feed that is being read. The beat tells one that was killed from one that is slow. */
export const feedRun = discovery.table(
  'feed_run',
  {
    generation: bigint('generation', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...place,
    startedAt: instant('started_at').notNull(),
    beatAt: instant('beat_at').notNull(),
    done: boolean('done').notNull().default(false),
  },
  (table) => [
    index('feed_run_market').on(table.tenant, table.market),
    foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
      'cascade',
    ),
  ],
)

/** Pages that are no products. */
export const content = discovery.table(
  'content',
  { ...place, contentId: text('content_id').notNull(), data: jsonb('data').$type<StoredContent>().notNull() },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.contentId] }),
    foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
      'cascade',
    ),
  ],
)

/** All synonyms of a market in one row: they are read and replaced as a whole. */
export const synonyms = discovery.table(
  'synonyms',
  { ...place, rules: jsonb('rules').$type<readonly StoredSynonym[]>().notNull() },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market] }),
    foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
      'cascade',
    ),
  ],
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
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.categoryId] }),
    foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
      'cascade',
    ),
  ],
)
