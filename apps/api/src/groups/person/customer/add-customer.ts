import { randomBytes, randomInt } from 'node:crypto'
import { customerNumber } from '@klarsikt/core/customer'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq } from 'drizzle-orm'
import { type CustomerProfile, emailDigests, profileColumns } from './profile.js'
import { customer } from './tables.js'

/** The number of tries before more than chance must be wrong. */
const NUMBER_TRIES = 5
const MAX_RANDOM = 2 ** 31

type NewCustomer = {
  readonly profile: CustomerProfile
  readonly passwordHash: string | null
  readonly termsVersion: string | null
  readonly emailVerifiedAt: Date | null
}

/** Inserts a customer; null when the address has a customer already, also when one was inserted at the same moment. */
export async function addCustomer(
  tx: Executor,
  encryption: Encryption,
  { profile, passwordHash, termsVersion, emailVerifiedAt }: NewCustomer,
  now: Date,
): Promise<string | null> {
  const [emailDigest] = emailDigests(encryption, profile.email)
  for (let tries = 0; tries < NUMBER_TRIES; tries++) {
    const id = randomBytes(16).toString('base64url')
    const number = customerNumber(randomInt(MAX_RANDOM))
    const written = await tx.orm
      .insert(customer)
      .values({
        id,
        number,
        emailDigest,
        emailVerifiedAt,
        passwordHash,
        termsVersion,
        termsAcceptedAt: termsVersion === null ? null : now,
        ...profileColumns(encryption, profile),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: customer.id })
    // The count runs in both cases, so that a known address runs the same statements as a new one.
    const holders = await tx.orm.$count(customer, eq(customer.emailDigest, emailDigest))
    if (written.length > 0) return id
    if (holders > 0) return null
  }
  throw new Error('No free customer number was found')
}
