import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * A customer with an account. Who they are is sealed; the address they log in by is found by its keyed digest, which also
 * keeps two accounts from having the same one.
 */
export const customer = pgTable(
  'customer',
  {
    id: text().primaryKey(),
    /** What customers and staff say to each other. */
    number: text().notNull().unique(),
    emailDigest: text('email_digest').notNull().unique(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** Argon2id in the PHC form; null for who logs in otherwise. */
    passwordHash: text('password_hash'),
    /**
     * Goes up when the password or the address changes and when all sessions are ended. A link that was issued at a lower one
     * opens nothing.
     */
    credentialVersion: integer('credential_version').notNull().default(0),
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    /** Names, addresses and choices, as JSON, sealed. */
    profile: text().notNull(),
    /** Sealed; null until it is known. */
    personalNumber: text('personal_number'),
    personalNumberDigest: text('personal_number_digest'),
    /** Of the number in the profile, in E.164: staff look customers up by it. Several may share one. */
    mobileDigest: text('mobile_digest'),
    /** The cart of the customer on every device; null until the first log-in. */
    cartId: text('cart_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('customer_personal_number')
      .on(table.personalNumberDigest)
      .where(sql`personal_number_digest is not null`),
    index('customer_cart').on(table.cartId),
    index('customer_mobile').on(table.mobileDigest),
  ],
)
