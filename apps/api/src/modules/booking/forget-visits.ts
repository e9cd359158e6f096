import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import { booking } from './tables.js'

/**
 * Forgets whom visits were for that took place, or would have, before an instant. Where a visitor owes a fee the store has nothing
 * else to reach them by, and their details stay; a customer's fee is an invoice.
 */
export async function forgetVisits({ orm }: Executor, before: Date): Promise<number> {
  const isSettled = or(eq(booking.fee, 0), isNotNull(booking.customerId))
  const { rowCount } = await orm
    .update(booking)
    .set({ person: '' })
    .where(and(ne(booking.person, ''), lt(booking.endsAt, before), isSettled))
  return rowCount ?? 0
}
