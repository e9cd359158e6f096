import type { ShopClient } from '@klarsikt/contract/client'
import { type AgeGroup, BOOKING_HORIZON_DAYS, type ExamTypeId } from '@klarsikt/core/booking'
import { addDays, isPlainDate, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { outcomeOf } from '@klarsikt/forms'
import { type BookingChoices } from '../choices/choices.js'
import {
  type DayPart,
  mondayOf,
  partOfWord,
  SHOWN_DAY,
  SHOWN_DAYS,
  SHOWN_PART,
  type TimesWeek,
  timesWeek,
} from './times-view.js'

interface Visit {
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly storeId: number
  readonly examinerId: string | null
  /** True for staff of the store, who may book times that are too soon for a customer. */
  readonly isByStaff?: boolean
  /** The start of a time that is held for the visitor. The store no longer lists it as free. */
  readonly start?: string | null
  readonly hold?: BookingChoices['hold']
}

/**
 * Why there are no times: the store does not offer the exam, its booking system does not answer, or the call failed.
 */
type TimesFailure = 'not-offered' | 'away' | 'failed'

/** The free times of a store, or the reason why they could not be loaded. */
export interface Times {
  readonly week: TimesWeek | null
  readonly examiners: readonly { readonly id: string; readonly name: string }[]
  readonly part: DayPart | null
  readonly today: PlainDate
  /** The last day that can be booked. */
  readonly last: PlainDate
  /** Why there are no times. Null where they were loaded. */
  readonly failure: TimesFailure | null
}

/** Loads the free times that an address asks for. A store that does not answer does not fail the page [ERR-009]. */
export async function loadTimes(client: ShopClient, url: URL, visit: Visit, now = new Date()): Promise<Times> {
  const today = stockholmDate(now)
  const last = addDays(today, BOOKING_HORIZON_DAYS)
  const asked = url.searchParams.get(SHOWN_DAY) ?? ''
  const day = isPlainDate(asked) && asked >= today && asked <= last ? asked : null
  const from = day === null || mondayOf(day) < today ? today : mondayOf(day)
  const { examType, ageGroup, storeId, examinerId } = visit
  const part = partOfWord(url.searchParams.get(SHOWN_PART))
  const common = { part, today, last }
  const query = {
    examType,
    ...(ageGroup !== null && { ageGroup }),
    ...(examinerId !== null && { resourceId: examinerId }),
    from,
    to: addDays(from, SHOWN_DAYS - 1),
  }
  const found = await outcomeOf(
    visit.isByStaff ? client.getStoreSlots({ query }) : client.getSlots({ query: { ...query, storeId } }),
  )
  if (!found.ok) return { ...common, week: null, examiners: [], failure: FAILURES[found.code] ?? 'failed' }
  const { slots, resources } = found.value
  const held = visit.hold && visit.start && visit.hold.until > now.toISOString() ? visit.start : null
  const all = held === null ? slots : [...slots, { start: held, end: held, resourceId: '' }]
  return { ...common, week: timesWeek(all, { today, day, part, last }), examiners: resources, failure: null }
}

const FAILURES: Readonly<Partial<Record<string, TimesFailure>>> = {
  'booking.not-offered': 'not-offered',
  'booking.provider-away': 'away',
}
