import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { staff } from '../../catalogue/store/tables.js'
import { customer } from '../customer/tables.js'

/** What the secret in a letter's link can be used for. */
export const TOKEN_PURPOSES = [
  'verify-email',
  'change-email',
  'stop-email-change',
  'reset-password',
  'confirm-account',
] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/**
 * The secrets of mailed links; each works once. A request for an address without an account also writes a row, without
 * a customer, so that the work does not reveal whether there is an account.
 */
export const identityToken = pgTable(
  'identity_token',
  {
    /** A keyed digest of the secret. The secret itself is only in the letter. */
    digest: text().primaryKey(),
    customerId: text('customer_id').references(() => customer.id),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** The new address, sealed; null for other purposes. */
    email: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The customer's version when the link was made. The link is void once the version has changed. */
    credentialVersion: integer('credential_version').notNull().default(0),
  },
  (table) => [
    index('identity_token_customer').on(table.customerId),
    index('identity_token_expiry').on(table.expiresAt),
    check(
      'identity_token_purpose',
      sql`${table.purpose} in ('verify-email', 'change-email', 'stop-email-change', 'reset-password', 'confirm-account')`,
    ),
  ],
)

export type PasskeyPurpose = 'register' | 'login'

/**
 * A passkey by which a customer logs in, or which is the second step of an employee's log-in. Only its public key is
 * stored, which gives no access.
 */
export const passkey = pgTable(
  'passkey',
  {
    /** The credential id in base64url. */
    id: text().primaryKey(),
    /** Null for an employee's passkey. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    storeId: integer('store_id'),
    employeeNumber: text('employee_number'),
    /** The public key in COSE and base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the passkey says that it has signed. Passkeys without a counter always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser can reach the passkey, such as `internal` or `usb`. */
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** The name that the owner chose, sealed. */
    name: text().notNull(),
    /** Whether the passkey is stored on more than one device. */
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    index('passkey_customer').on(table.customerId),
    index('passkey_staff').on(table.storeId, table.employeeNumber),
    foreignKey({
      name: 'passkey_staff_member',
      columns: [table.storeId, table.employeeNumber],
      foreignColumns: [staff.storeId, staff.employeeNumber],
    }).onDelete('cascade'),
    check(
      'passkey_owner',
      sql`num_nonnulls(${table.customerId}, ${table.storeId}) = 1 and (${table.storeId} is null) = (${table.employeeNumber} is null)`,
    ),
  ],
)

/** Challenges that wait for a signature. Deleting one uses it up, so that only the first of two answers counts. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text().primaryKey(),
    /** The session that asked for the challenge. Only it can answer. */
    sessionDigest: text('session_digest').notNull(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenge_expiry').on(table.expiresAt),
    check('passkey_challenge_purpose', sql`${table.purpose} in ('register', 'login')`),
  ],
)
