import type { AccountSize } from '@klarsikt/contract/shop/types'
import {
  type AccountOwnSize,
  accountSizeOf,
  type DeviceSize,
  isSameSize,
  newestSize,
  readOwnSize,
  type SavedSize,
} from '@klarsikt/core/fit'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { findCustomer } from '../customer/find-customer.js'
import { ownSize } from './tables.js'

/** The size that a customer has entered; null when there never was one. */
export async function findOwnSize({ orm }: Executor, customerId: string): Promise<SavedSize | null> {
  const [row] = await orm.select().from(ownSize).where(eq(ownSize.customerId, customerId))
  return row ? { size: readOwnSize(row.size), savedAt: row.savedAt.getTime() } : null
}

export const describeOwnSize = (saved: SavedSize | null, customerNumber: string): AccountSize => ({
  size: accountSizeOf(saved?.size ?? null),
  savedAt: saved && new Date(saved.savedAt).toISOString(),
  customerNumber,
})

interface Entered {
  readonly size: AccountOwnSize | null
  readonly enteredMsAgo: number
  readonly customerNumber: string | null
}

/** Stores the size from a device unless a newer one is stored. A repeated call changes nothing. */
export async function setOwnSize(
  { database, encryption, clock }: Ctx,
  customerId: string,
  { size, enteredMsAgo, customerNumber }: Entered,
): Promise<Result<AccountSize, Refusal>> {
  const now = clock.now()
  const device: DeviceSize = { size, savedAt: now.getTime() - enteredMsAgo, customerNumber }
  return database.transaction(async (tx): Promise<Result<AccountSize, Refusal>> => {
    // The lock makes the second of two simultaneous devices wait and see what the first has entered.
    const customer = await findCustomer(tx, encryption, customerId, { lock: true })
    if (!customer) return err('request.unauthorized')
    const before = await findOwnSize(tx, customerId)
    const newest = newestSize(before, device, customer.number)
    if (newest !== null && newest !== before) {
      const values = { size: accountSizeOf(newest.size), savedAt: new Date(newest.savedAt) }
      await tx.orm
        .insert(ownSize)
        .values({ customerId, ...values })
        .onConflictDoUpdate({ target: ownSize.customerId, set: values })
      if (!isSameSize(accountSizeOf(before?.size ?? null), values.size))
        await audit(tx, now, { action: 'own-size.changed', subject: 'customer', id: customerId })
    }
    return ok(describeOwnSize(newest, customer.number))
  })
}
