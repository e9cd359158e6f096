import type { RejectedLine } from '@klarsikt/feed'
import { bigint, boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, discovery, instant } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'

/** A feed in progress. The beat distinguishes a killed feed from a slow one. */
export const feedRun = discovery.table(
  'feed_run',
  {
    generation: bigint('generation', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...place,
    startedAt: instant('started_at').notNull(),
    beatAt: instant('beat_at').notNull(),
    done: boolean('done').notNull().default(false),
  },
  (table) => [index('feed_run_market').on(table.tenant, table.market), goesWithMarket(table)],
)

/** A batch of a feed as it was sent. It waits here until all batches of its feed have arrived. */
export const feedBatch = discovery.table(
  'feed_batch',
  {
    ...place,
    batch: text('batch').notNull(),
    data: bytes('data').notNull(),
    size: integer('size').notNull(),
    keptUntil: instant('kept_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.batch] }),
    index('feed_batch_kept_until').on(table.keptUntil),
    goesWithMarket(table),
  ],
)

/** The result of a feed as its sender got it, kept so that the merchant can read it later. */
export const feedReport = discovery.table(
  'feed_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...place,
    /** The generation that the feed wrote; null when it was refused before that. */
    task: bigint('task', { mode: 'number' }),
    mode: text('mode').$type<'replace' | 'upsert'>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    accepted: integer('accepted').notNull(),
    rejected: integer('rejected').notNull(),
    /** Products of the market afterwards; null when the feed was refused. */
    products: integer('products'),
    /** Why the whole feed was refused; null when it was accepted. */
    refusal: text('refusal'),
    rejectedLines: jsonb('rejected_lines').$type<readonly RejectedLine[]>().notNull(),
  },
  (table) => [index('feed_report_market').on(table.tenant, table.market, table.id), goesWithMarket(table)],
)
