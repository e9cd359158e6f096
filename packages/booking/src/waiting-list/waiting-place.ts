import { encodePath, href } from '@klarsikt/core/paths'

/** The query parameter of the booking that is to be earlier. */
export const BOOKING_QUERY = 'bokning'

/** The query parameter of what has just been done to an entry. */
export const ENTRY_DONE = 'klar'

/** Address of the page on which waiting begins, with what is known already. */
export function waitingListAddress(fields: Readonly<Record<string, string>>): string {
  return `${encodePath(href('booking-waiting-list'))}?${new URLSearchParams(fields)}`
}
