/** Random bytes in a booking reference. It alone gives access to the booking, so nobody may guess it (decision G1). */
export const BOOKING_REFERENCE_BYTES = 16

/** A booking reference in links and requests: 128 random bits as 32 hexadecimal digits. */
export type BookingReference = string

/** Tells whether a text has the form of a reference of a booking or a hold. */
export function isBookingReference(text: string): text is BookingReference {
  return /^[0-9a-f]{32}$/.test(text)
}
