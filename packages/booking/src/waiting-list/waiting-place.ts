import { encodePath, href } from '@klarsikt/core/paths'

/** The query parameter with the booking that should be earlier. */
export const BOOKING_QUERY = 'bokning'

/** The query parameter that names the last change of an entry. */
export const ENTRY_DONE = 'klar'

/** Returns the address of the page to start waiting, with the choices so far. */
export function waitingListAddress(fields: Readonly<Record<string, string>>): string {
  return `${encodePath(href('booking-waiting-list'))}?${new URLSearchParams(fields)}`
}
