import { type PlainDate, stockholmDay, stockholmInstant, weekdayOf } from '../calendar/index.js'
import { type DeviatingHours, hoursOn, type WeekHours } from '../stores/hours.js'
import type { AbsenceReason } from './absence-reason.js'
import { intersectSpans, type Span } from './span.js'

/** Part of a day in Stockholm time, `HH:MM`. */
export type DayPart = { readonly from: string; readonly until: string }

/** Days on which an examiner is away, including the first and the last. */
export type Absence = { readonly from: PlainDate; readonly to: PlainDate; readonly reason?: AbsenceReason }

/** The working hours of an examiner: a standard week, and single days that differ. */
export type WorkPlan = {
  /** Seven entries from Monday to Sunday. Each lists the working hours of the day without the breaks. */
  readonly week: readonly (readonly DayPart[])[]
  /** Days that differ from the week, by date. A day off has an empty list. */
  readonly deviating?: Readonly<Record<PlainDate, readonly DayPart[]>>
  readonly leave?: readonly Absence[]
}

/** Opening hours of a store, with the days that differ from its week. */
export type StoreHours = { readonly week: WeekHours; readonly deviating?: DeviatingHours }

/** A day with a converter from Stockholm time to instants. It is made once and used for all examiners of a store. */
export type DayClock = {
  readonly day: PlainDate
  /** Returns the instant of a time `HH:MM` up to `24:00`, in milliseconds since 1970. */
  instantOf(time: string): number
}

const MS_PER_DAY = 24 * 3_600_000

/** Returns the clock of a day. A time in the skipped hour in spring gives the instant at which the clock skips. */
export function dayClock(day: PlainDate): DayClock {
  const { start, end } = stockholmDay(day)
  const hasAllHours = end.getTime() - start.getTime() === MS_PER_DAY
  return {
    day,
    instantOf(time) {
      if (time === '24:00') return end.getTime()
      if (hasAllHours) return start.getTime() + minutesOf(time) * 60_000
      return (stockholmInstant(day, time) ?? stockholmInstant(day, '03:00') ?? end).getTime()
    },
  }
}

/** Returns when an examiner can see customers on a day: at work, while the store is open, and not absent. */
export function workSpans({ day, instantOf }: DayClock, plan: WorkPlan, store: StoreHours): Span[] {
  const open = hoursOn(day, store.week, store.deviating)
  if (!open || absenceOn(day, plan)) return []
  return intersectSpans(
    [{ start: instantOf(open.opens), end: instantOf(open.closes) }],
    partsOf(day, plan).map(({ from, until }) => ({ start: instantOf(from), end: instantOf(until) })),
  )
}

/** Returns the examiner's absence on a day, or null. */
export function absenceOn(day: PlainDate, { leave = [] }: WorkPlan): Absence | null {
  return leave.find(({ from, to }) => from <= day && day <= to) ?? null
}

function partsOf(day: PlainDate, { week, deviating = {} }: WorkPlan): readonly DayPart[] {
  return (Object.hasOwn(deviating, day) ? deviating[day] : week[weekdayOf(day) - 1]) ?? []
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
