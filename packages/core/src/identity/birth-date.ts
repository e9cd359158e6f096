import { isPlainDate, type PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/**
 * A day of birth. Of who has a coordination number the month or the day may be unknown, which is null: such a date is no
 * day of the calendar.
 */
export type BirthDate = { readonly year: number; readonly month: number | null; readonly day: number | null }

/** The day of a coordination number is the day of birth plus this. */
export const COORDINATION_DAY_OFFSET = 60

/** A month and a year that have every day: what is judged where month or year are unknown. */
const LONG_MONTH = '01'
const LEAP_YEAR = 2000

/** The latest day in the past a six-digit date may mean is looked for this many centuries back. */
const CENTURIES = [0, 1] as const

/**
 * The day of birth in the first eight digits of a personal number, `ÅÅÅÅMMDD`. Only a coordination number has month 00 or
 * day 60, which say that they are unknown. Null for what is no day.
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

/** The day of the calendar; null where a part is unknown. */
export function plainBirthDate({ year, month, day }: BirthDate): PlainDate | null {
  return month === null || day === null ? null : `${year}-${two(month)}-${two(day)}`
}

/** Whole years lived on a day. Where the day of birth is unknown, the years alone count. */
export function ageOn(birthDate: BirthDate, today: PlainDate): number {
  const years = Number(today.slice(0, 4)) - birthDate.year
  const date = plainBirthDate(birthDate)
  return date !== null && today.slice(5) < date.slice(5) ? years - 1 : years
}

/** Does it certainly lie after a day? */
export function isAfter(birthDate: BirthDate, today: PlainDate): boolean {
  const date = plainBirthDate(birthDate)
  if (date !== null) return date > today
  const known = birthDate.month === null ? `${birthDate.year}` : `${birthDate.year}-${two(birthDate.month)}`
  return known > today.slice(0, known.length)
}

/**
 * Reads a birth date as `ÅÅMMDD` [VALID-021, VALID-022]. The century is that of the known birth
 * date when one is stored and its digits agree, otherwise the latest one in the past.
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
 * The six digits of a birth date as typed, before anything is known of whose it is: a day that some year has [VALID-021,
 * VALID-022], or what a coordination number has instead.
 */
export function parseBirthDateDigits(text: string): Result<string, FieldProblem> {
  const digits = typedCode(text)
  if (digits === '') return err(fieldProblem(validationMessages.birthDateRequired))
  const isDay = /^\d{6}$/.test(digits) && dayIn(`${LEAP_YEAR}${digits.slice(2)}`) !== null
  return isDay ? ok(digits) : err(fieldProblem(validationMessages.birthDateInvalid))
}

/** `1990-01-02` → `900102`; what is unknown is 00. */
export function shortBirthDate({ year, month, day }: BirthDate): string {
  return `${two(year % 100)}${two(month ?? 0)}${two(day ?? 0)}`
}

/** Either as a date, or as the first digits of a coordination number. */
function isWritten(date: BirthDate, digits: string): boolean {
  const day = Number(digits.slice(4))
  const plain = `${digits.slice(0, 4)}${two(day >= COORDINATION_DAY_OFFSET ? day - COORDINATION_DAY_OFFSET : day)}`
  return shortBirthDate(date) === plain
}

/** A date as people say it, in which unknown parts are 00, or as a coordination number has it. */
function dayIn(digits: string): BirthDate | null {
  const hasUnknown = digits.slice(4, 6) === '00' || digits.slice(6) === '00'
  const day = Number(digits.slice(6)) + (hasUnknown && digits.slice(6) < '32' ? COORDINATION_DAY_OFFSET : 0)
  return birthDateIn(`${digits.slice(0, 6)}${two(day)}`)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
