import type { RejectedLine } from '@klarsikt/feed'
import { bigint, boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { goesWithMarket, place } from '../tenant/tables.js'

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
  (table) => [index('feed_run_market').on(table.tenant, table.market), goesWithMarket(table)],
)

/** How a feed ended: what its sender was told, kept so that the merchant can read it later. */
export const feedReport = discovery.table(
  'feed_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...place,
    /** The generation that it wrote; null when it was refused before it wrote one. */
    task: bigint('task', { mode: 'number' }),
    mode: text('mode').$type<'replace' | 'upsert'>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    accepted: integer('accepted').notNull(),
    rejected: integer('rejected').notNull(),
    /** Products of the market afterwards; null when the feed was refused and changed nothing. */
    products: integer('products'),
    /** Why the whole feed was refused; null when it was taken. */
    refusal: text('refusal'),
    rejectedLines: jsonb('rejected_lines').$type<readonly RejectedLine[]>().notNull(),
  },
  (table) => [index('feed_report_market').on(table.tenant, table.market, table.id), goesWithMarket(table)],
)
