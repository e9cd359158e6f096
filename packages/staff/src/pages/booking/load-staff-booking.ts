import { CHOICE_QUERY, readChoices } from '@klarsikt/booking/choices'
import { DONE_QUERY, CHANGE_QUERY } from '@klarsikt/booking/manage'
import { loadTimes, type Times, SHOWN_DAY } from '@klarsikt/booking/times'
import type { ShopClient } from '@klarsikt/contract/client'
import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { bookingStates, isBooked } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { replyOrNotFound } from '@klarsikt/page-kit/session'
import { type Examiner } from '../../store-calendar/day-columns.js'
import { type VisitDone, visitDoneOfWord } from '../../store-visit/visit-done.js'

export interface StaffBookingData {
  readonly booking: StoreBooking
  readonly resources: readonly Examiner[]
  readonly now: string
  readonly done: VisitDone | null
  /** Free times for an answer or a move, and the optician whose times are shown. A null optician means all. */
  readonly choice: { readonly times: Times; readonly examinerId: string | null } | null
}

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * Loads a visit of the own store, with free times where one has to be chosen. Another store's visit gives a 404 page.
 */
export async function loadStaffBooking(client: ShopClient, { url, params }: Asked): Promise<StaffBookingData> {
  const answer = await client.getStoreBooking({ params: { id: params['id'] ?? '' } })
  const { booking, resources, storeId, now } = replyOrNotFound(answer).data
  const done = visitDoneOfWord(url.searchParams.get(DONE_QUERY))
  const mayMove = bookingStates.can(booking.status, 'rebook') && url.searchParams.has(CHANGE_QUERY)
  if (booking.isForgotten || (!mayMove && booking.status !== bookingStates.initial))
    return { booking, resources, now, done, choice: null }
  const examinerId = examinerOf(url, booking)
  const { examType, ageGroup } = booking
  const times = await loadTimes(client, openAt(url, booking), {
    examType,
    ageGroup,
    storeId,
    examinerId,
    isByStaff: true,
  })
  return { booking, resources, now, done, choice: { times, examinerId } }
}

/** Returns the optician whose times are shown. A booked visit keeps its optician, unless the address names another. */
function examinerOf(url: URL, { status, resourceId }: StoreBooking): string | null {
  if (url.searchParams.has(CHOICE_QUERY.examinerId)) return readChoices(url.searchParams).examinerId
  return isBooked(status) ? resourceId : null
}

/** Returns the address with the day of the visit, unless it names a day already. */
function openAt(url: URL, { start }: StoreBooking): URL {
  if (url.searchParams.has(SHOWN_DAY)) return url
  const opened = new URL(url)
  opened.searchParams.set(SHOWN_DAY, stockholmDate(start))
  return opened
}
