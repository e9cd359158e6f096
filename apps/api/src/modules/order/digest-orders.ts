import type { Database } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { emailDigests } from '../customer/profile.js'
import { openBuyer } from './place.js'
import { order } from './tables.js'

const BATCH = 100
const { customer, customerId, emailDigest, number } = order

/** Which orders: those from before digests were stored, or all that a customer may still claim. */
const PICKED = { undigested: isNull(emailDigest), unclaimed: isNull(customerId) }

/**
 * Digests the buyers' addresses of orders with the current key, in batches; an order that is digested so already is left
 * as it is. Answers of how many orders it changed.
 */
export async function digestOrders(
  { database: { orm }, encryption }: { readonly database: Pick<Database, 'orm'>; readonly encryption: Encryption },
  which: keyof typeof PICKED,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let done = 0
  for (let after = ''; ;) {
    const rows = await orm
      .select({ number, customer, emailDigest })
      .from(order)
      .where(and(PICKED[which], gt(number, after)))
      .orderBy(asc(number))
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return done
    for (const row of rows) {
      const digest = digestOf(encryption, row.customer)
      if (digest === null || digest === row.emailDigest) continue
      await orm.update(order).set({ emailDigest: digest }).where(eq(number, row.number))
      done += 1
    }
    onProgress(done)
    after = last.number
  }
}

function digestOf(encryption: Encryption, sealed: string): string | null {
  try {
    return emailDigests(encryption, openBuyer(encryption, sealed).email)[0]
  } catch {
    // What no known key opens is counted where columns are sealed again.
    return null
  }
}
