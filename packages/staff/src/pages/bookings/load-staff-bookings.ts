import { mondayOf } from '@klarsikt/booking/times'
import type { ShopClient } from '@klarsikt/contract/client'
import type { StoreBooking, StoreDay } from '@klarsikt/contract/shop/types'
import { readBookingNumber } from '@klarsikt/core/booking'
import { addDays, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOf } from '@klarsikt/forms'
import { replyOrNotFound } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'
import { type CalendarPlace, readCalendarPlace } from '../../store-calendar/calendar-path.js'
import { type Examiner } from '../../store-calendar/day-columns.js'

/** The query parameter with the number of the booking to find. */
export const NUMBER_QUERY = 'nummer'

export interface StaffBookingsData {
  /** The number that was searched for without result. Null without a search. */
  readonly notFound: string | null
  readonly place: CalendarPlace
  readonly today: PlainDate
  readonly bookings: readonly StoreBooking[]
  /** Suggested times that wait for an answer. */
  readonly requests: readonly StoreBooking[]
  /** Visits whose customers have been asked to choose another time. */
  readonly rebookings: readonly StoreBooking[]
  readonly resources: readonly Examiner[]
  readonly days: readonly StoreDay[]
  readonly now: string
}

/** Loads a day or a week of the own store by `?dag=` and `?vy=`, and the visits that wait for an answer. */
export async function loadStaffBookings(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<StaffBookingsData> {
  const searched = url.searchParams.get(NUMBER_QUERY)
  if (searched) await leadToBooking(client, searched)
  const place = readCalendarPlace(url.searchParams, stockholmDate(new Date()))
  const monday = mondayOf(place.date)
  const query = place.view === 'week' ? { from: monday, to: addDays(monday, 6) } : { from: place.date, to: place.date }
  const { data } = replyOrNotFound(await client.getStoreBookings({ query }))
  return { ...data, notFound: searched || null, place, today: stockholmDate(data.now) }
}

/** Redirects to the visit of the own store with this number. Returns where there is none. */
async function leadToBooking(client: ShopClient, typed: string): Promise<void> {
  const number = readBookingNumber(typed)
  if (number === null) return
  const found = await outcomeOf(client.getStoreBooking({ params: { id: number } }))
  if (found.ok) throw redirect(encodedHref('staff-booking', { id: found.value.data.booking.id }))
}
