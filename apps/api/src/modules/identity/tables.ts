import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customer } from '../customer/tables.js'

/** What the secret of a link in a letter may be used for. */
export const TOKEN_PURPOSES = ['verify-email', 'change-email', 'reset-password'] as const
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
  },
  (table) => [
    index('identity_token_customer').on(table.customerId),
    index('identity_token_expiry').on(table.expiresAt),
    check('identity_token_purpose', sql`${table.purpose} in ('verify-email', 'change-email', 'reset-password')`),
  ],
)
