import { randomBytes } from 'node:crypto'
import { BOOKING_REFERENCE_BYTES } from '@klarsikt/core/booking'

/** Makes the random reference of a booking or a hold, or the key of a call to a booking system. */
export const newReference = (): string => randomBytes(BOOKING_REFERENCE_BYTES).toString('hex')
