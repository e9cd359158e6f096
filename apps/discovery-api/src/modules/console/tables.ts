import { index, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { tenant, tenantKey } from '../tenant/tables.js'

/** A merchant at work in the console. It ends with the key that opened it, so a rotated key leaves nobody inside. */
export const consoleSession = discovery.table(
  'console_session',
  {
    /** Of the cookie's value, which only the browser has. */
    digest: text('digest').primaryKey(),
    tenant: text('tenant')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    keyDigest: text('key_digest')
      .notNull()
      .references(() => tenantKey.digest, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('console_session_key').on(table.keyDigest), index('console_session_seen').on(table.seenAt)],
)
