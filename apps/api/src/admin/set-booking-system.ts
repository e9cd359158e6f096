import { BOOKING_SYSTEMS, isBookingLocation } from '@klarsikt/core/booking'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { store } from '../groups/catalogue/store/tables.js'

/** The input that chooses where a store keeps its times. */
export const bookingSystemChoice = z
  .object({
    storeId: z.coerce.number().int().min(1),
    system: z.enum(BOOKING_SYSTEMS),
    location: z.string().refine(isBookingLocation, 'may have up to 40 small letters, digits and -').optional(),
  })
  .refine(({ system, location }) => system === 'own' || location !== undefined, {
    path: ['location'],
    message: 'is missing: what the booking system knows the store by',
  })

/**
 * Sets where a store keeps its times from now on. Booked visits stay in their system, so the location is kept when
 * the store returns to the shop's own.
 */
export async function setBookingSystem(
  { orm }: Executor,
  { storeId, system, location }: z.infer<typeof bookingSystemChoice>,
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
