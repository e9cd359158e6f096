import type { ShopClient } from '@klarsikt/contract/client'
import type { Booking } from '@klarsikt/contract/shop/types'
import { BOOKING_HORIZON_DAYS } from '@klarsikt/core/booking'
import { addDays, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { formatMobile } from '@klarsikt/core/identity'
import { outcomeOf } from '@klarsikt/forms'
import { replyOrRefusedPage } from '@klarsikt/page-kit/session'
import { type BookingChoices, readChoices } from '../choices/choices.js'
import { BOOKING_QUERY } from './waiting-place.js'

export interface WaitingListData {
  readonly choices: BookingChoices
  /** The booked visit that should be earlier, or null without a booking. */
  readonly booking: Pick<Booking, 'id' | 'start' | 'examTypeName' | 'store'> | null
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly mobile: string
  readonly today: PlainDate
  /** The last day that can be waited for. */
  readonly last: PlainDate
}

/** Loads what the form can fill in: the choices from the wizard, or the booking that should be earlier. */
export async function loadWaitingList(client: ShopClient, { url }: { readonly url: URL }): Promise<WaitingListData> {
  const today = stockholmDate(new Date())
  const id = url.searchParams.get(BOOKING_QUERY)
  const common = { choices: readChoices(url.searchParams), today, last: addDays(today, BOOKING_HORIZON_DAYS) }
  if (id !== null) {
    const { data: booking } = replyOrRefusedPage(await client.getBooking({ params: { id } }))
    return { ...common, booking, stores: [], mobile: '' }
  }
  const [found, known] = await Promise.all([
    outcomeOf(client.getWaitingStores()),
    outcomeOf(client.getCustomerDetails()),
  ])
  const stores = found.ok ? found.value.data : []
  return { ...common, booking: null, stores, mobile: known.ok ? formatMobile(known.value.data.mobile) : '' }
}
