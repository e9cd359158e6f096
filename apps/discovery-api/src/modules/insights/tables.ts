import type { RejectedLine } from '@klarsikt/feed'
import { bigint, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { market } from '../tenant/tables.js'

/** How a feed ended: what its sender was told, kept so that the merchant can read it later. */
export const feedReport = discovery.table(
  'feed_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    market: text('market').notNull(),
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
  (table) => [
    index('feed_report_market').on(table.tenant, table.market, table.id),
    foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
      'cascade',
    ),
  ],
)
