import type { CustomerQueryKind } from '@klarsikt/core/staff'
import { bigint, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { staff } from '../../catalogue/store/tables.js'

/** A store's log-in whose password was right and which waits for its second step. A session has one at most. */
export const storeLogin = pgTable(
  'store_login',
  {
    /** The session that started it. The code does not work in another session. */
    sessionDigest: text('session_digest').primaryKey(),
    storeId: integer('store_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    /** A keyed digest of the code. The code itself is only in the message. */
    codeDigest: text('code_digest').notNull(),
    /** The challenge that a passkey can sign instead, once; null before it is asked for and after it is answered. */
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

/** The reasons for which staff looked customers up. The audit has the found customers under the same request. */
export const customerLookup = pgTable(
  'customer_lookup',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    storeId: integer('store_id').notNull(),
    employeeNumber: text('employee_number').notNull(),
    kind: text().$type<CustomerQueryKind>().notNull(),
    /** The typed reason, sealed because it may contain something about the customer. */
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
