import { FEE_CLAIM_DAYS } from '@klarsikt/core/booking'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import { booking } from './tables.js'

const DAY_MS = 86_400_000

/**
 * Erases the persons of visits that ended before an instant. Where a visitor without an account owes a fee, the store
 * needs their details, so these stay until the claim has lapsed. A customer's fee is on an invoice instead.
 */
export async function forgetVisits({ orm }: Executor, before: Date): Promise<number> {
  const lapsed = new Date(before.getTime() - FEE_CLAIM_DAYS * DAY_MS)
  const isSettled = or(eq(booking.fee, 0), isNotNull(booking.customerId), lt(booking.endsAt, lapsed))
  const { rowCount } = await orm
    .update(booking)
    .set({ person: '' })
    .where(and(ne(booking.person, ''), lt(booking.endsAt, before), isSettled))
  return rowCount ?? 0
}
