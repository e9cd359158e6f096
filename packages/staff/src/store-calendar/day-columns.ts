import type { StoreBooking, StoreDay } from '@klarsikt/contract/shop/types'
import { bookingStates, isBooked, VISIT_OUTCOMES } from '@klarsikt/core/booking'
import { stockholmInstant } from '@klarsikt/core/calendar'

export interface Examiner {
  readonly id: string
  readonly name: string
}

interface Timed {
  readonly start: string
  readonly end: string
}

/** An entry in an optician's day. Entries are in order of time. */
export type DayEntry = Timed &
  (
    | { readonly kind: 'visit'; readonly booking: StoreBooking }
    | { readonly kind: 'break' | 'free' | 'held'; readonly booking?: undefined }
  )

/** The day of one optician. */
export interface DayColumn {
  /** Null for the visits of a person who no longer works in the store. */
  readonly examiner: Examiner | null
  readonly entries: readonly DayEntry[]
  readonly visits: number
  readonly freeMinutes: number
  readonly absence: StoreDay['examiners'][number]['absence']
  readonly isWorking: boolean
}

/** Returns whether a visit takes time in the calendar. Cancelled and declined visits do not. */
export function takesTime({ status }: StoreBooking): boolean {
  const isTaken = isBooked(status) || bookingStates.can(status, 'confirm')
  return isTaken || VISIT_OUTCOMES.some((outcome) => status === bookingStates.to(outcome))
}

/** Returns one column for each person who works that day or has visits. */
export function dayColumns(
  day: StoreDay,
  bookings: readonly StoreBooking[],
  resources: readonly Examiner[],
): readonly DayColumn[] {
  const visits = bookings.filter(takesTime)
  const columns = resources.map((examiner) => {
    const found = day.examiners.find(({ id }) => id === examiner.id)
    const own = visits.filter(({ resourceId }) => resourceId === examiner.id)
    const { work = [], breaks = [], free = [], held = [], absence = null } = found ?? {}
    const entries = [
      ...own.map(visitEntry),
      ...breaks.map(entryOf('break')),
      ...free.map(entryOf('free')),
      ...held.map(entryOf('held')),
    ]
    return {
      examiner,
      entries: entries.toSorted(byStart),
      visits: own.length,
      freeMinutes: free.reduce((sum, span) => sum + minutesOf(span), 0),
      absence,
      isWorking: work.length > 0,
    }
  })
  const others = visits.filter(({ resourceId }) => !resources.some(({ id }) => id === resourceId))
  if (others.length === 0) return columns
  const entries = others.map(visitEntry)
  return [
    ...columns,
    { examiner: null, entries, visits: entries.length, freeMinutes: 0, absence: null, isWorking: true },
  ]
}

const HOUR_MS = 3_600_000

/** Returns the first and the last hour to draw, as milliseconds since 1970. Null where there is nothing to draw. */
export function dayFrame(
  { date, hours }: StoreDay,
  columns: readonly DayColumn[],
): { readonly start: number; readonly end: number } | null {
  const bounds = hours ? [hours.opens, hours.closes].map((time) => stockholmInstant(date, time)?.getTime()) : []
  const times = [
    ...bounds.filter((time) => time !== undefined),
    ...columns.flatMap(({ entries }) => entries.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])),
  ]
  if (times.length === 0) return null
  return {
    start: Math.floor(Math.min(...times) / HOUR_MS) * HOUR_MS,
    end: Math.ceil(Math.max(...times) / HOUR_MS) * HOUR_MS,
  }
}

export function minutesOf({ start, end }: Timed): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
}

const visitEntry = (booking: StoreBooking): DayEntry => ({
  kind: 'visit',
  booking,
  start: booking.start,
  end: booking.end,
})
const entryOf =
  (kind: 'break' | 'free' | 'held') =>
  ({ start, end }: Timed): DayEntry => ({ kind, start, end })
const byStart = (a: Timed, b: Timed) => (a.start < b.start ? -1 : 1)
