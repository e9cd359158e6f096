import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { currentDigests } from '../../person/index.js'
import { openBuyer } from './place.js'
import { order } from './tables.js'

const BATCH = 100
const { customer, emailDigest, mobileDigest, number } = order

/** The orders to digest: those without digests, or all. */
const PICKED = { undigested: or(isNull(emailDigest), isNull(mobileDigest)), all: undefined }

/**
 * Writes digests of the buyers' e-mail addresses and mobile numbers with the current key, in batches. Returns how many
 * orders it changed.
 */
export async function digestOrders(
  { database: { orm }, encryption }: { readonly database: Pick<Database, 'orm'>; readonly encryption: Encryption },
  which: keyof typeof PICKED,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let done = 0
  for (let after = ''; ;) {
    const rows = await orm
      .select({ number, customer, emailDigest, mobileDigest })
      .from(order)
      .where(and(PICKED[which], gt(number, after)))
      .orderBy(asc(number))
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return done
    for (const row of rows) {
      const digests = digestsOf(encryption, row.customer)
      if (digests === null) continue
      if (digests.emailDigest === row.emailDigest && digests.mobileDigest === row.mobileDigest) continue
      await orm.update(order).set(digests).where(eq(number, row.number))
      done += 1
    }
    onProgress(done)
    after = last.number
  }
}

function digestsOf(encryption: Encryption, sealed: string): ReturnType<typeof currentDigests> | null {
  try {
    return currentDigests(encryption, openBuyer(encryption, sealed))
  } catch {
    // No known key opens this buyer. Sealing the columns again counts such rows.
    return null
  }
}
