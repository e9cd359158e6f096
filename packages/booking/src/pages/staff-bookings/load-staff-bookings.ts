import { replyOrNotFound } from '@klarsikt/account/session'
import type { ShopClient } from '@klarsikt/contract/client'
import type { StoreBooking, StoreDay } from '@klarsikt/contract/shop/types'
import { addDays, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { type CalendarPlace, readCalendarPlace } from '../../store-calendar/calendar-path.js'
import type { Examiner } from '../../store-calendar/day-columns.js'
import { mondayOf } from '../../times/times-view.js'

export interface StaffBookingsData {
  readonly place: CalendarPlace
  readonly today: PlainDate
  readonly bookings: readonly StoreBooking[]
  /** Suggestions that wait for an answer. */
  readonly requests: readonly StoreBooking[]
  /** Visits whose customers have been asked for another time. */
  readonly rebookings: readonly StoreBooking[]
  readonly resources: readonly Examiner[]
  readonly days: readonly StoreDay[]
  readonly now: string
}

/** A day or a week of the own store by `?dag=` and `?vy=`, and what waits for an answer. */
export async function loadStaffBookings(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<StaffBookingsData> {
  const place = readCalendarPlace(url.searchParams, stockholmDate(new Date()))
  const monday = mondayOf(place.date)
  const query = place.view === 'week' ? { from: monday, to: addDays(monday, 6) } : { from: place.date, to: place.date }
  const { data } = replyOrNotFound(await client.getStoreBookings({ query }))
  return { ...data, place, today: stockholmDate(data.now) }
}
