import type { BookingSystem } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { eq, sql } from 'drizzle-orm'
import { store } from './tables.js'

/** Inserts a store and returns its number; null when its slug is taken. */
export async function insertStore(
  { orm }: Executor,
  row: Omit<typeof store.$inferInsert, 'id'>,
): Promise<number | null> {
  const [added] = await orm
    .insert(store)
    .values({ ...row, id: sql`(select coalesce(max(${store.id}), 0) + 1 from ${store})` })
    .onConflictDoNothing({ target: store.slug })
    .returning({ id: store.id })
  return added?.id ?? null
}

type BookingSystemChoice = {
  readonly storeId: number
  readonly system: BookingSystem
  readonly location?: string | undefined
}

/**
 * Sets where a store keeps its times from now on. Booked visits stay in their system, so the location is kept when
 * the store returns to the shop's own.
 */
export async function setBookingSystem(
  { orm }: Executor,
  { storeId, system, location }: BookingSystemChoice,
): Promise<Result<null, 'no-store' | 'location-taken'>> {
  try {
    const set = orm
      .update(store)
      .set({ bookingSystem: system, ...(location !== undefined && { bookingLocation: location }) })
      .where(eq(store.id, storeId))
    const changed = await set.returning({ id: store.id })
    return changed.length > 0 ? ok(null) : err('no-store')
  } catch (error) {
    if (violatedConstraint(error) === 'store_booking_location_unique') return err('location-taken')
    throw error
  }
}
