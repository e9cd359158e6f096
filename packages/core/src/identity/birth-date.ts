import { isPlainDate, type PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** A date of birth. With a coordination number, month or day can be unknown (null); it is then no calendar day. */
export type BirthDate = { readonly year: number; readonly month: number | null; readonly day: number | null }

/** A coordination number has the day of birth plus 60. */
export const COORDINATION_DAY_OFFSET = 60

/** A month with 31 days and a leap year. They are used to validate the known parts where month or year is unknown. */
const LONG_MONTH = '01'
const LEAP_YEAR = 2000

/** Centuries back from the present one in which a date with a two-digit year is sought. */
const CENTURIES = [0, 1] as const

/**
 * Reads the date of birth in the first eight digits of a personal number, `ÅÅÅÅMMDD`; null if there is none. Only
 * coordination numbers have month 00 or day 60, which mean unknown.
 */
export function birthDateIn(digits: string): BirthDate | null {
  const [year, month, written] = [digits.slice(0, 4), digits.slice(4, 6), Number(digits.slice(6, 8))]
  const isCoordination = written >= COORDINATION_DAY_OFFSET
  const day = isCoordination ? written - COORDINATION_DAY_OFFSET : written
  const knows = { month: !isCoordination || month !== '00', day: !isCoordination || day !== 0 }
  const judged = `${year}-${knows.month ? month : LONG_MONTH}-${knows.day ? two(day) : '01'}`
  if (!isPlainDate(judged)) return null
  return { year: Number(year), month: knows.month ? Number(month) : null, day: knows.day ? day : null }
}

/** Returns the calendar day; null if the month or the day is unknown. */
export function plainBirthDate({ year, month, day }: BirthDate): PlainDate | null {
  return month === null || day === null ? null : `${year}-${two(month)}-${two(day)}`
}

/** Returns the age in whole years on a day. If month or day is unknown, only the years count. */
export function ageOn(birthDate: BirthDate, today: PlainDate): number {
  const years = Number(today.slice(0, 4)) - birthDate.year
  const date = plainBirthDate(birthDate)
  return date !== null && today.slice(5) < date.slice(5) ? years - 1 : years
}

/** Tells whether the date of birth is certainly after a day. */
export function isAfter(birthDate: BirthDate, today: PlainDate): boolean {
  const date = plainBirthDate(birthDate)
  if (date !== null) return date > today
  const known = birthDate.month === null ? `${birthDate.year}` : `${birthDate.year}-${two(birthDate.month)}`
  return known > today.slice(0, known.length)
}

/**
 * Reads a date of birth `ÅÅMMDD` [VALID-021, VALID-022]. The century is the stored date's if the digits agree, else the
 * latest that is not in the future.
 */
export function parseShortBirthDate(
  text: string,
  today: PlainDate,
  known?: BirthDate,
): Result<BirthDate, FieldProblem> {
  const digits = typedCode(text)
  if (digits === '') return err(fieldProblem(validationMessages.birthDateRequired))
  if (!/^\d{6}$/.test(digits)) return err(fieldProblem(validationMessages.birthDateInvalid))
  if (known !== undefined && isWritten(known, digits)) return ok(known)
  const dates = CENTURIES.map((back) => dayIn(`${Number(today.slice(0, 2)) - back}${digits}`))
  const found = dates.find((date) => date !== null && !isAfter(date, today))
  return found ? ok(found) : err(fieldProblem(validationMessages.birthDateInvalid))
}

/**
 * Reads six digits of a date of birth of an unknown person: a day in some year, or as in a coordination number
 * [VALID-021, VALID-022].
 */
export function parseBirthDateDigits(text: string): Result<string, FieldProblem> {
  const digits = typedCode(text)
  if (digits === '') return err(fieldProblem(validationMessages.birthDateRequired))
  const isDay = /^\d{6}$/.test(digits) && dayIn(`${LEAP_YEAR}${digits.slice(2)}`) !== null
  return isDay ? ok(digits) : err(fieldProblem(validationMessages.birthDateInvalid))
}

/** Writes a date of birth as six digits: `1990-01-02` → `900102`. An unknown part is 00. */
export function shortBirthDate({ year, month, day }: BirthDate): string {
  return `${two(year % 100)}${two(month ?? 0)}${two(day ?? 0)}`
}

/** The digits may be the date, or the first digits of a coordination number. */
function isWritten(date: BirthDate, digits: string): boolean {
  const day = Number(digits.slice(4))
  const plain = `${digits.slice(0, 4)}${two(day >= COORDINATION_DAY_OFFSET ? day - COORDINATION_DAY_OFFSET : day)}`
  return shortBirthDate(date) === plain
}

/** Reads a date in which unknown parts are 00, or the first digits of a coordination number. */
function dayIn(digits: string): BirthDate | null {
  const hasUnknown = digits.slice(4, 6) === '00' || digits.slice(6) === '00'
  const day = Number(digits.slice(6)) + (hasUnknown && digits.slice(6) < '32' ? COORDINATION_DAY_OFFSET : 0)
  return birthDateIn(`${digits.slice(0, 6)}${two(day)}`)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
