import type { ConsentGroup } from '@klarsikt/core/consent'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A visitor's session. The cookie holds a random token; only its keyed digest is here. */
export const session = pgTable(
  'session',
  {
    digest: text('digest').primaryKey(),
    /** Also the shopper id; kept over a rotation of the session. */
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id'),
    isStore: boolean('is_store').notNull().default(false),
    /** Name of the store that is logged in. */
    storeName: text('store_name'),
    consentGroups: jsonb('consent_groups').$type<readonly ConsentGroup[]>(),
    consentVersion: integer('consent_version'),
    consentAt: timestamp('consent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_expiry').on(table.expiresAt), index('session_customer').on(table.customerId)],
)
