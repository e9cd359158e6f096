import { index, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import { tenant, tenantKey } from '../tenant/tables.js'

/** A session of the console. Deleting the key that opened it deletes the session, so a rotated key ends it. */
export const consoleSession = discovery.table(
  'console_session',
  {
    /** Digest of the cookie's value; only the browser has the value. */
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
