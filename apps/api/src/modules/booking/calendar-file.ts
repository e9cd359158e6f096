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
}

/** The visit as iCalendar; a cancelled one takes the entry of the same UID away. */
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
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
