import type { ConsentGroup } from '@klarsikt/core/consent'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staff } from '../store/tables.js'

/** A visitor's session. The cookie holds a random token; only its keyed digest is here. */
export const session = pgTable(
  'session',
  {
    digest: text('digest').primaryKey(),
    /** Also the shopper id; survives a rotation of the session. */
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id'),
    /** Written by releases before `storeId`; goes in the next one, since they may run together with this. */
    isStore: boolean('is_store').notNull().default(false),
    storeName: text('store_name'),
    /** A manager of a company. */
    managerId: text('manager_id'),
    /** When and from where the customer, store or manager of this session logged in. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }),
    device: text('device'),
    network: text('network'),
    /** A customer whose log-in stopped at the account terms, and until when it can go on. */
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
