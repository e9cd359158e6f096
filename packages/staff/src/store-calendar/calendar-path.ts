import { SHOWN_DAY } from '@klarsikt/booking/times'
import { isPlainDate, type PlainDate } from '@klarsikt/core/calendar'
import { href } from '@klarsikt/core/paths'

/** Whether the calendar shows a day or a week. */
export type CalendarView = 'day' | 'week'

/** The query parameter of the view, and its value for a week. A day needs no parameter. */
export const VIEW_QUERY = 'vy'
export const WEEK_WORD = 'vecka'

export interface CalendarPlace {
  readonly view: CalendarView
  readonly date: PlainDate
}

/** Reads the view and the date from an address. An invalid date becomes today. */
export function readCalendarPlace(params: URLSearchParams, today: PlainDate): CalendarPlace {
  const date = params.get(SHOWN_DAY) ?? ''
  return { view: params.get(VIEW_QUERY) === WEEK_WORD ? 'week' : 'day', date: isPlainDate(date) ? date : today }
}

/** Returns the address of a day or a week. */
export function calendarPath({ view, date }: CalendarPlace): string {
  const query = new URLSearchParams({ ...(view === 'week' && { [VIEW_QUERY]: WEEK_WORD }), [SHOWN_DAY]: date })
  return `${href('staff-bookings')}?${query}`
}
