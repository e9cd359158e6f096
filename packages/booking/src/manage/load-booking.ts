import type { ShopClient } from '@klarsikt/contract/client'
import type { Booking } from '@klarsikt/contract/shop/types'
import { replyOrRefusedPage } from '@klarsikt/page-kit/session'
import { type BookingChoices, readChoices } from '../choices/choices.js'
import { STEP_QUERY, STEP_WORDS } from '../choices/wizard-steps.js'
import { type BookableStores, loadStores } from '../stores/load-stores.js'
import { storeOf } from '../stores/store-of.js'
import { loadTimes, type Times } from '../times/load-times.js'
import { type Done, DONE_QUERY, doneOfWord } from './done.js'

/** The query parameter that opens the choice of another time. */
export const CHANGE_QUERY = 'andra'

/** What the choice of another time needs: the times of a store, or the stores to choose from. */
interface Change {
  readonly choices: BookingChoices
  readonly store: { readonly id: number; readonly name: string } | null
  readonly stores: BookableStores | null
  /** Null while the user chooses a store, and after a time is held. */
  readonly times: Times | null
  /** The instant when the data was loaded. The countdown of a held time starts from it. */
  readonly now: string
}

export interface BookingData {
  readonly booking: Booking
  readonly done: Done | null
  readonly change: Change | null
}

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * Loads a booking by its reference, and the times to move it to if the address asks for them. An unknown reference
 * gives a 410 page that says what to do.
 */
export async function loadBooking(client: ShopClient, { url, params }: Asked): Promise<BookingData> {
  const { data: booking } = replyOrRefusedPage(await client.getBooking({ params: { id: params['id'] ?? '' } }))
  const done = doneOfWord(url.searchParams.get(DONE_QUERY))
  const isChanging = url.searchParams.has(CHANGE_QUERY) && booking.canRebook
  return { booking, done, change: isChanging ? await loadChange(client, url, booking) : null }
}

async function loadChange(client: ShopClient, url: URL, booking: Booking): Promise<Change> {
  const { examType, ageGroup } = booking
  const asked = readChoices(url.searchParams)
  const storeId = asked.storeId ?? booking.store.id
  const choices = { ...asked, examType, ageGroup, storeId }
  const now = new Date().toISOString()
  if (url.searchParams.get(STEP_QUERY) === STEP_WORDS.store)
    return { choices, store: null, times: null, stores: await loadStores(client, url, { examType, ageGroup }), now }
  const [times, store] = await Promise.all([
    choices.hold ? null : loadTimes(client, url, { examType, ageGroup, storeId, examinerId: choices.examinerId }),
    storeId === booking.store.id ? booking.store : storeOf(client, storeId),
  ])
  return { choices, stores: null, times, store: store && { id: store.id, name: store.name }, now }
}
