import type { CustomerQueryKind } from '@klarsikt/core/staff'
import { bigint, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staff } from '../store/tables.js'

/** A store's log-in whose password was right, and which waits for its one-time code; one of a session at most. */
export const storeLogin = pgTable(
  'store_login',
  {
    /** Of the session that began it: the code is worth nothing in another. */
    sessionDigest: text('session_digest').primaryKey(),
    storeId: integer('store_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    /** Keyed digest of the code; the code itself is in the letter only. */
    codeDigest: text('code_digest').notNull(),
    /** What a passkey of theirs may sign instead, once; null before it is asked for and when it has been answered. */
    passkeyChallenge: text('passkey_challenge'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('store_login_expiry').on(table.expiresAt),
    foreignKey({
      name: 'store_login_staff',
      columns: [table.storeId, table.employeeNumber],
      foreignColumns: [staff.storeId, staff.employeeNumber],
    }),
  ],
)

/** Why staff looked a customer up; whom they found is in the audit, under the same request. */
export const customerLookup = pgTable(
  'customer_lookup',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    storeId: integer('store_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    kind: text().$type<CustomerQueryKind>().notNull(),
    /** As typed, sealed: it may say something about the customer. */
    reason: text().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('customer_lookup_request').on(table.requestId),
    foreignKey({
      name: 'customer_lookup_staff',
      columns: [table.storeId, table.employeeNumber],
      foreignColumns: [staff.storeId, staff.employeeNumber],
    }),
  ],
)
