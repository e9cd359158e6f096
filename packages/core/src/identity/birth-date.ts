import { isPlainDate, type PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** The latest day in the past a six-digit date may mean is looked for this many centuries back. */
const CENTURIES = [0, 1] as const

/** A year that has every day. */
const LEAP_YEAR = 2000

/**
 * Reads a birth date as `ÅÅMMDD` [VALID-021, VALID-022]. The century is that of the known birth
 * date when one is stored and its digits agree, otherwise the latest one in the past.
 */
export function parseShortBirthDate(
  text: string,
  today: PlainDate,
  known?: PlainDate,
): Result<PlainDate, FieldProblem> {
  const digits = text.trim()
  if (digits === '') return err(fieldProblem(validationMessages.birthDateRequired))
  if (!/^\d{6}$/.test(digits)) return err(fieldProblem(validationMessages.birthDateInvalid))
  if (known !== undefined && shortBirthDate(known) === digits) return ok(known)
  const dates = CENTURIES.map((back) => dateIn(Number(today.slice(0, 2)) - back, digits))
  const found = dates.find((date) => isPlainDate(date) && date <= today)
  return found === undefined ? err(fieldProblem(validationMessages.birthDateInvalid)) : ok(found)
}

/**
 * The six digits of a birth date as typed, before anything is known of whose it is: a day that some year has [VALID-021,
 * VALID-022].
 */
export function parseBirthDateDigits(text: string): Result<string, FieldProblem> {
  const digits = text.trim()
  if (digits === '') return err(fieldProblem(validationMessages.birthDateRequired))
  const isDay = /^\d{6}$/.test(digits) && isPlainDate(`${LEAP_YEAR}-${digits.slice(2, 4)}-${digits.slice(4)}`)
  return isDay ? ok(digits) : err(fieldProblem(validationMessages.birthDateInvalid))
}

/** `1990-01-02` → `900102`. */
export function shortBirthDate(date: PlainDate): string {
  return date.slice(2).replaceAll('-', '')
}

function dateIn(century: number, digits: string): PlainDate {
  return `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`
}
