import { BRAND_NAME } from '@klarsikt/core/markets'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** What a calendar is given of a visit: where and when, and not what is examined. */
export type CalendarVisit = {
  readonly calendarId: string
  readonly sequence: number
  readonly start: string
  readonly end: string
  readonly changedAt: string
  readonly storeName: string
  readonly place: string
  /** The page of the booking. */
  readonly url: string
  /** Whom the calendar shows as who called the meeting: customer service, as its mailbox or with a name before it. */
  readonly serviceEmail: string
}

/** The visit as iCalendar, by the rules of iTIP for what is published and cancelled (RFC 5546 3.2.1, 3.2.5); a cancelled one takes the entry of the same UID away. */
export function calendarFile(visit: CalendarVisit, { isCancelled }: { readonly isCancelled: boolean }): string {
  const calendar = ical({
    prodId: { company: BRAND_NAME, product: 'booking', language: 'SV' },
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
    organizer: { name: BRAND_NAME, email: addressOf(visit.serviceEmail) },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}

/** The address of `Klarsikt <hej@klarsikt.example>`. */
const addressOf = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox
