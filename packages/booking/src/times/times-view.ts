import type { BookingSlot } from '@klarsikt/contract/shop/types'
import { addDays, type PlainDate, stockholmDate, stockholmTime, weekdayOf } from '@klarsikt/core/calendar'

/** The parts of a day by which times can be filtered. */
export const DAY_PARTS = ['morning', 'afternoon'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** The query parameters of the shown day and part of the day. */
export const SHOWN_DAY = 'dag'
export const SHOWN_PART = 'del'
const PART_WORDS: Readonly<Record<DayPart, string>> = { morning: 'formiddag', afternoon: 'eftermiddag' }

export const partWord = (part: DayPart | null): string => (part === null ? '' : PART_WORDS[part])
export const partOfWord = (word: string | null): DayPart | null =>
  DAY_PARTS.find((part) => PART_WORDS[part] === word) ?? null

/** Six weeks, the most that one call returns. */
export const SHOWN_DAYS = 42

/** A week of free times, as the step shows it. */
export interface TimesWeek {
  /** Seven days from Monday. */
  readonly days: readonly { readonly date: PlainDate; readonly slots: readonly { readonly start: string }[] }[]
  /** The day that is opened first. */
  readonly date: PlainDate
  readonly today: PlainDate
  /** The first day with free times after the opened one, or null where none is known. */
  readonly nextFree: PlainDate | null
  /** A day of the previous and of the next week. Null where that week has nothing to show. */
  readonly earlier: PlainDate | null
  readonly later: PlainDate | null
}

interface Asked {
  readonly today: PlainDate
  /** The requested day. Null means the first day with a free time. */
  readonly day: PlainDate | null
  readonly part: DayPart | null
  /** The last day for which times are shown. */
  readonly last: PlainDate
}

/** Returns the week of the requested day, or of the first day with a free time. */
export function timesWeek(slots: readonly BookingSlot[], { today, day, part, last }: Asked): TimesWeek {
  const byDay = new Map<PlainDate, Set<string>>()
  for (const { start } of slots) {
    if (part !== null && partOf(start) !== part) continue
    const date = stockholmDate(start)
    byDay.set(date, (byDay.get(date) ?? new Set<string>()).add(start))
  }
  const free = [...byDay.keys()].toSorted()
  const date = day ?? free[0] ?? today
  const monday = mondayOf(date)
  const sunday = addDays(monday, 6)
  const days = Array.from({ length: 7 }, (_, index) => {
    const one = addDays(monday, index)
    return { date: one, slots: [...(byDay.get(one) ?? [])].toSorted().map((start) => ({ start })) }
  })
  return {
    days,
    date,
    today,
    nextFree: free.find((one) => one > date) ?? null,
    earlier: monday > today ? later(addDays(monday, -7), today) : null,
    later: sunday < last ? addDays(sunday, 1) : null,
  }
}

export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, 1 - weekdayOf(date))
}

function partOf(start: string): DayPart {
  return stockholmTime(start) < '12:00' ? 'morning' : 'afternoon'
}

const later = (a: PlainDate, b: PlainDate) => (a > b ? a : b)
