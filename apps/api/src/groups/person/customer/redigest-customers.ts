import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, gt } from 'drizzle-orm'
import { openPersonalNumber, personalNumberDigests } from './personal-number.js'
import { emailDigests, mobileDigests, openProfile } from './profile.js'
import { customer } from './tables.js'

type RedigestDeps = { readonly database: Database; readonly encryption: Encryption }

const BATCH = 100

/**
 * Computes the digests of customers' addresses and personal numbers with the current key, from the sealed values, so
 * that nobody has to log in for it. Skips a customer who changes meanwhile; that change uses the current key.
 */
export async function redigestCustomers(
  { database, encryption }: RedigestDeps,
  onProgress: (done: number) => void,
): Promise<{ readonly done: number; readonly unreadable: number }> {
  let [done, unreadable] = [0, 0]
  for (let after = ''; ;) {
    const rows = await database.orm
      .select()
      .from(customer)
      .where(gt(customer.id, after))
      .orderBy(asc(customer.id))
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return { done, unreadable }
    for (const row of rows) {
      const digests = digestsOf(row)
      if (digests === null) unreadable += 1
      else if (Object.entries(digests).some(([name, digest]) => digest !== row[name as keyof typeof digests])) {
        const unchanged = and(eq(customer.id, row.id), eq(customer.profile, row.profile))
        done += (await database.orm.update(customer).set(digests).where(unchanged)).rowCount ?? 0
      }
    }
    onProgress(done)
    after = last.id
  }

  function digestsOf({ profile, personalNumber }: typeof customer.$inferSelect) {
    try {
      const number = personalNumber === null ? null : openPersonalNumber(encryption, personalNumber)
      const { email, mobile } = openProfile(encryption, profile)
      return {
        emailDigest: emailDigests(encryption, email)[0],
        mobileDigest: mobileDigests(encryption, mobile)?.[0] ?? null,
        personalNumberDigest: number === null ? null : personalNumberDigests(encryption, number)[0],
      }
    } catch {
      // The walk through the sealed columns counts unreadable values.
      return null
    }
  }
}
