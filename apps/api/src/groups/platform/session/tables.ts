import type { ConsentGroup } from '@klarsikt/core/consent'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staff } from '../../catalogue/store/tables.js'

/** A session. The cookie contains a random token; only its keyed digest is stored. */
export const session = pgTable(
  'session',
  {
    digest: text('digest').primaryKey(),
    /** The cart's id, which is also the shopper's id. A rotation keeps it. */
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id'),
    /**
     * Releases before `storeId` write it. The next release drops it, because such releases can run together with this
     * one.
     */
    isStore: boolean('is_store').notNull().default(false),
    storeName: text('store_name'),
    /** A manager of a company. */
    managerId: text('manager_id'),
    /** When and from where the customer, store or manager logged in. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }),
    device: text('device'),
    network: text('network'),
    /** A customer whose log-in waits for the account terms, and until when. */
    pendingCustomerId: text('pending_customer_id'),
    pendingUntil: timestamp('pending_until', { withTimezone: true }),
    storeId: integer('store_id'),
    employeeNumber: text('employee_number'),
    consentGroups: jsonb('consent_groups').$type<readonly ConsentGroup[]>(),
    consentVersion: integer('consent_version'),
    consentAt: timestamp('consent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_expiry').on(table.expiresAt),
    index('session_customer').on(table.customerId),
    foreignKey({
      name: 'session_staff',
      columns: [table.storeId, table.employeeNumber],
      foreignColumns: [staff.storeId, staff.employeeNumber],
    }),
  ],
)
