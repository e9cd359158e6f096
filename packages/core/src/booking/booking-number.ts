/** Reads what is typed as the number of a booking: `b 4821 7735` is `B48217735`. Null for any other text. */
export function readBookingNumber(typed: string): string | null {
  const found = /^B?(\d{8})$/.exec(typed.replaceAll(/[\s-]/g, '').toUpperCase())
  return found ? `B${found[1]}` : null
}
