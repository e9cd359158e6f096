import { addDays, type PlainDate, stockholmDate, stockholmTime, weekdayOf } from '@klarsikt/core/calendar'

/** One time to book. */
export interface Slot {
  /** ISO 8601 with zone, `2026-11-24T10:30:00+01:00` or `…Z`; it is also the slot's identity. */
  readonly start: string
  /** The slot is taken. It stays in its place, so that the others do not move. */
  readonly taken?: boolean
}

/** One day of the shown row. */
export interface SlotDay {
  readonly date: PlainDate
  /** Null while the slots are loading. */
  readonly slots: readonly Slot[] | null
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

/** Morning until noon, evening from 17, by the clock in Stockholm. */
export function partOfDay(start: string): PartOfDay {
  const time = stockholmTime(start)
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}

/** The slots of each part of the day that has any, in order of time. */
export function byPartOfDay(
  slots: readonly Slot[],
): readonly { readonly part: PartOfDay; readonly slots: readonly Slot[] }[] {
  const inOrder = slots.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return PARTS_OF_DAY.map((part) => ({ part, slots: inOrder.filter(({ start }) => partOfDay(start) === part) })).filter(
    (group) => group.slots.length > 0,
  )
}

export function freeSlots(day: SlotDay): readonly Slot[] {
  return (day.slots ?? []).filter(({ taken }) => taken !== true)
}

/**
 * Tells whether the chosen slot of the shown day was taken or has disappeared. False while the day loads, and for
 * other days.
 */
export function isLost(value: string | null, day: SlotDay | undefined): boolean {
  if (value === null || !day?.slots || stockholmDate(value) !== day.date) return false
  return !freeSlots(day).some(({ start }) => start === value)
}

/** Week number by ISO 8601, as in Swedish calendars: a week belongs to the year of its Thursday. */
export function isoWeek(date: PlainDate): number {
  const thursday = addDays(date, 4 - weekdayOf(date))
  const first = `${thursday.slice(0, 4)}-01-01`
  return Math.floor((Date.parse(thursday) - Date.parse(first)) / 604_800_000) + 1
}
