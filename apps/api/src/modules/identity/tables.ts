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
import { customer } from '../customer/tables.js'
import { staff } from '../store/tables.js'

/** What the secret of a link in a letter may be used for. */
export const TOKEN_PURPOSES = [
  'verify-email',
  'change-email',
  'stop-email-change',
  'reset-password',
  'confirm-account',
] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/**
 * Secrets that were mailed; each is good once. A request for an address without an account writes a row without a customer,
 * so that the work done never tells whether there is one.
 */
export const identityToken = pgTable(
  'identity_token',
  {
    /** Keyed digest of the secret; the secret itself is in the letter only. */
    digest: text().primaryKey(),
    customerId: text('customer_id').references(() => customer.id),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** The address to change to, sealed; null for other purposes. */
    email: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Of the customer when the link was issued: at another one it is void. */
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

/** What a challenge is made for. */
export type PasskeyPurpose = 'register' | 'login'

/** A passkey by which a customer logs in, or the second step of somebody of a store. Only its public half is here, which opens nothing. */
export const passkey = pgTable(
  'passkey',
  {
    /** The credential id, base64url. */
    id: text().primaryKey(),
    /** Null for one of staff. */
    customerId: text('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    storeId: integer('store_id'),
    employeeNumber: text('employee_number'),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it says it has signed; one that stays at 0 does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser may reach it, such as `internal` or `usb`. */
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** What its owner calls it, sealed. */
    name: text().notNull(),
    /** It is kept in more places than one device. */
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

/** Challenges that wait for a signature. One is used by being deleted, so that of two who answer it one is too late. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text().primaryKey(),
    /** The session that asked for it; nobody else may answer. */
    sessionDigest: text('session_digest').notNull(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenge_expiry').on(table.expiresAt),
    check('passkey_challenge_purpose', sql`${table.purpose} in ('register', 'login')`),
  ],
)
