import { BOOKING_SYSTEMS, isBookingLocation } from '@klarsikt/core/booking'
import { z } from 'zod'

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
