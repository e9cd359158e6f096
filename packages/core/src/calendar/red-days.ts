import { addDays, type PlainDate, weekdayOf } from './plain-date.js'

const SATURDAY = 6
const years = new Map<number, ReadonlyMap<PlainDate, string>>()
const eves = new Map<number, ReadonlySet<PlainDate>>()

/** Returns the Swedish public holidays of a year with their names, sorted by date (lag 1989:253). */
export function redDays(year: number): ReadonlyMap<PlainDate, string> {
  const known = years.get(year)
  if (known !== undefined) return known
  const easter = easterSunday(year)
  const days = new Map<PlainDate, string>(
    [
      [`${year}-01-01`, 'nyårsdagen'] as const,
      [`${year}-01-06`, 'trettondedag jul'] as const,
      [addDays(easter, -2), 'långfredagen'] as const,
      [easter, 'påskdagen'] as const,
      [addDays(easter, 1), 'annandag påsk'] as const,
      [`${year}-05-01`, 'första maj'] as const,
      [addDays(easter, 39), 'Kristi himmelsfärdsdag'] as const,
      [addDays(easter, 49), 'pingstdagen'] as const,
      [`${year}-06-06`, 'nationaldagen'] as const,
      [midsummerDay(year), 'midsommardagen'] as const,
      [firstSaturdayFrom(`${year}-10-31`), 'alla helgons dag'] as const,
      [`${year}-12-25`, 'juldagen'] as const,
      [`${year}-12-26`, 'annandag jul'] as const,
    ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  years.set(year, days)
  return days
}

/** Tells whether a date is a public holiday. Ordinary Sundays are not in the list. */
export function isRedDay(date: PlainDate): boolean {
  return redDays(Number(date.slice(0, 4))).has(date)
}

/** Tells whether a date is Midsummer, Christmas or New Year's Eve: no public holiday, but nothing is delivered. */
export function isEve(date: PlainDate): boolean {
  return evesOf(Number(date.slice(0, 4))).has(date)
}

function evesOf(year: number): ReadonlySet<PlainDate> {
  const known = eves.get(year)
  if (known !== undefined) return known
  const days = new Set([addDays(midsummerDay(year), -1), `${year}-12-24`, `${year}-12-31`])
  eves.set(year, days)
  return days
}

function midsummerDay(year: number): PlainDate {
  return firstSaturdayFrom(`${year}-06-20`)
}

function firstSaturdayFrom(date: PlainDate): PlainDate {
  return addDays(date, (SATURDAY - weekdayOf(date) + 7) % 7)
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-0${month}-${String(day).padStart(2, '0')}`
}
