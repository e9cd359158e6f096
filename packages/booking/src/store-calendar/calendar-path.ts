import { isPlainDate, type PlainDate } from '@klarsikt/core/calendar'
import { href } from '@klarsikt/core/paths'
import { SHOWN_DAY } from '../times/times-view.js'

/** How much of the calendar is shown. */
export type CalendarView = 'day' | 'week'

/** Query parameter of the view, and its word for a week; a day needs none. */
export const VIEW_QUERY = 'vy'
export const WEEK_WORD = 'vecka'

export interface CalendarPlace {
  readonly view: CalendarView
  readonly date: PlainDate
}

/** Reads which part of the calendar an address asks for. */
export function readCalendarPlace(params: URLSearchParams, today: PlainDate): CalendarPlace {
  const date = params.get(SHOWN_DAY) ?? ''
  return { view: params.get(VIEW_QUERY) === WEEK_WORD ? 'week' : 'day', date: isPlainDate(date) ? date : today }
}

/** Address of a day or a week. */
export function calendarPath({ view, date }: CalendarPlace): string {
  const query = new URLSearchParams({ ...(view === 'week' && { [VIEW_QUERY]: WEEK_WORD }), [SHOWN_DAY]: date })
  return `${href('staff-bookings')}?${query}`
}
