import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { stockholmTime } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'

/** Returns the person's name, or a general word after the personal data was deleted. */
export function visitName({ firstName, lastName, isForgotten }: StoreBooking): string {
  return isForgotten ? staffBookingMessages.unnamed() : `${firstName} ${lastName}`
}

/** Writes start and end as `10:00–10:30`. */
export function timeSpan({ start, end }: { readonly start: string; readonly end: string }): string {
  return `${stockholmTime(start)}–${stockholmTime(end)}`
}
