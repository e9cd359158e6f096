import { FEE_CLAIM_DAYS } from '@klarsikt/core/booking'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import { booking } from './tables.js'

const DAY_MS = 86_400_000

/**
 * Forgets whom visits were for that took place, or would have, before an instant. Where a visitor owes a fee the store has nothing
 * else to reach them by, and their details stay until the claim has lapsed; a customer's fee is an invoice.
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
