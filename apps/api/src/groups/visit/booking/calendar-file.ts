import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import { SHOP } from '@klarsikt/shop-config'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** What a calendar entry contains: the time and the place, but not the kind of exam. */
export type CalendarVisit = {
  readonly calendarId: string
  readonly sequence: number
  readonly start: string
  readonly end: string
  readonly changedAt: string
  readonly storeName: string
  readonly place: string
  /** The address of the booking's page. */
  readonly url: string
  /** The mailbox of customer service, with or without a name. The calendar shows it as the organizer. */
  readonly serviceEmail: string
}

/**
 * Makes an iCalendar file of a visit by the rules of iTIP for PUBLISH and CANCEL (RFC 5546 3.2.1, 3.2.5). A cancelled
 * visit removes the entry with the same UID.
 */
export function calendarFile(visit: CalendarVisit, { isCancelled }: { readonly isCancelled: boolean }): string {
  const calendar = ical({
    prodId: { company: SHOP.brand.name, product: 'booking', language: 'SV' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: visit.calendarId,
    sequence: visit.sequence,
    stamp: new Date(visit.changedAt),
    start: new Date(visit.start),
    end: new Date(visit.end),
    summary: bookingLetterMessages.calendarTitle({ store: visit.storeName }),
    location: visit.place,
    url: visit.url,
    organizer: { name: SHOP.brand.name, email: addressOf(visit.serviceEmail) },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}

/** Returns the address in `Klarsikt <hej@klarsikt.example>`. */
const addressOf = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox
