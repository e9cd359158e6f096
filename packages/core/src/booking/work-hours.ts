import { type PlainDate, stockholmDay, stockholmInstant, weekdayOf } from '../calendar/index.js'
import { type DeviatingHours, hoursOn, type WeekHours } from '../stores/hours.js'
import type { AbsenceReason } from './absence-reason.js'
import { intersectSpans, type Span } from './span.js'

/** A part of a day on a clock in Stockholm, `HH:MM`. */
export type DayPart = { readonly from: string; readonly until: string }

/** Days on which an examiner is away, first and last included. */
export type Absence = { readonly from: PlainDate; readonly to: PlainDate; readonly reason?: AbsenceReason }

/** When an examiner works: what a week holds, Monday first, and what differs on single days. */
export type WorkPlan = {
  /** Seven entries; each the parts of the day that are worked, without the breaks between them. */
  readonly week: readonly (readonly DayPart[])[]
  /** Days that differ, by date: other parts, or none on a day off. */
  readonly deviating?: Readonly<Record<PlainDate, readonly DayPart[]>>
  readonly leave?: readonly Absence[]
}

/** The hours of a store, with the days that differ from its week. */
export type StoreHours = { readonly week: WeekHours; readonly deviating?: DeviatingHours }

/** A day and what its clock shows, made once for all examiners of a store. */
export type DayClock = {
  readonly day: PlainDate
  /** The instant of a time `HH:MM` up to `24:00`, milliseconds since 1970. */
  instantOf(time: string): number
}

const MS_PER_DAY = 24 * 3_600_000

/** The clock of a day in Stockholm. A time that it skips in spring is the instant at which it skips. */
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

/** When an examiner can see customers on a day: while they work and the store is open. */
export function workSpans({ day, instantOf }: DayClock, plan: WorkPlan, store: StoreHours): Span[] {
  const open = hoursOn(day, store.week, store.deviating)
  if (!open || absenceOn(day, plan)) return []
  return intersectSpans(
    [{ start: instantOf(open.opens), end: instantOf(open.closes) }],
    partsOf(day, plan).map(({ from, until }) => ({ start: instantOf(from), end: instantOf(until) })),
  )
}

/** The absence of a day; null where there is none. */
export function absenceOn(day: PlainDate, { leave = [] }: WorkPlan): Absence | null {
  return leave.find(({ from, to }) => from <= day && day <= to) ?? null
}

function partsOf(day: PlainDate, { week, deviating = {} }: WorkPlan): readonly DayPart[] {
  return (Object.hasOwn(deviating, day) ? deviating[day] : week[weekdayOf(day) - 1]) ?? []
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
