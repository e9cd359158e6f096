import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * A customer with an account. The profile is sealed. A keyed digest of the address finds the account at a log-in and
 * prevents two accounts with the same address.
 */
export const customer = pgTable(
  'customer',
  {
    id: text().primaryKey(),
    /** The number by which customers and staff name the account. */
    number: text().notNull().unique(),
    emailDigest: text('email_digest').notNull().unique(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** Argon2id in the PHC format; null for a customer without a password. */
    passwordHash: text('password_hash'),
    /** Grows when the password or address changes and when all sessions end. A link from an earlier version is void. */
    credentialVersion: integer('credential_version').notNull().default(0),
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    /** Names, addresses and choices as JSON, sealed. */
    profile: text().notNull(),
    /** Sealed; null until it is known. */
    personalNumber: text('personal_number'),
    personalNumberDigest: text('personal_number_digest'),
    /** A digest of the profile's mobile number in E.164, by which staff find customers. Several can share a number. */
    mobileDigest: text('mobile_digest'),
    /** The customer's cart on all devices; null before the first log-in. */
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
