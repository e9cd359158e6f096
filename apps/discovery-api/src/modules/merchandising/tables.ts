import { foreignKey, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { market } from '../tenant/tables.js'
import type { StoredRule } from './stored-rule.js'

/** What the merchant decided about one query or one category; one row for each, replaced as a whole. */
export const rule = discovery.table(
  'rule',
  {
    tenant: text('tenant').notNull(),
    market: text('market').notNull(),
    kind: text('kind').$type<'query' | 'category'>().notNull(),
    /** The query as it is compared, or the id of the category. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<StoredRule>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.market, table.kind, table.subject] }),
    foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
      'cascade',
    ),
  ],
)
