/** Random bytes of a reference: whoever has the link manages the booking, so none can be guessed (decision G1). */
export const BOOKING_REFERENCE_BYTES = 16

/** A reference as it is in links and calls: 128 random bits in hexadecimal digits. */
export type BookingReference = string

/** Whether a text can be a reference of a booking or of a hold. */
export function isBookingReference(text: string): text is BookingReference {
  return /^[0-9a-f]{32}$/.test(text)
}
