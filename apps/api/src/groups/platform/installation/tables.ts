import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The kind of shop to which the database belongs. The table has one row. */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    kind: text({ enum: ['demo', 'real'] }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('installation_only', sql`${table.only}`),
    check('installation_kind', sql`${table.kind} in ('demo', 'real')`),
  ],
)
