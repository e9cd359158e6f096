import type { PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { type BirthDate, birthDateIn, COORDINATION_DAY_OFFSET, isAfter } from './birth-date.js'
import { hasLuhnDigit } from './luhn.js'

/** A valid personal number or coordination number, `ÅÅÅÅMMDD-XXXX`. Personal data: never in addresses or logs. */
export type PersonalNumber = string

/** In a ten-digit number, `+` means that the person turns 100 or more in the year. */
const PLUS_AGE_YEARS = 100

const CENTURY_YEARS = 100

const MASK = '****'

/**
 * Reads a personal number or a coordination number, in which month or day can be unknown. It takes twelve digits
 * [VALID-002]; ten only with `allowTenDigits`, because their century is a guess. Interim numbers are refused.
 */
export function parsePersonalNumber(
  text: string,
  today: PlainDate,
  options: { readonly allowTenDigits?: boolean } = {},
): Result<PersonalNumber, FieldProblem> {
  const compact = typedCode(text)
  if (compact === '') return err(fieldProblem(validationMessages.ssnRequired))
  const digits = twelveDigits(compact, today, options.allowTenDigits === true)
  if (digits === null) return err(fieldProblem(validationMessages.ssnInvalid))
  const number = `${digits.slice(0, 8)}-${digits.slice(8)}`
  const birthDate = birthDateIn(digits)
  if (birthDate === null) return err(fieldProblem(validationMessages.ssnInvalid))
  if (!hasLuhnDigit(digits.slice(2))) return err(fieldProblem(validationMessages.ssnChecksum))
  if (isAfter(birthDate, today)) return err(fieldProblem(validationMessages.ssnFuture))
  return ok(number)
}

/** Masks the last four digits: `19900101-1234` → `19900101-****`. Anything but a number is hidden entirely. */
export function maskPersonalNumber(number: string): string {
  return /^\d{8}-(?:\d{4}|\*{4})$/.test(number) ? `${number.slice(0, 9)}${MASK}` : MASK
}

/** Tells whether a text is a number that {@link maskPersonalNumber} has masked, with a valid date of birth. */
export function isMaskedPersonalNumber(text: string): boolean {
  return /^\d{8}-\*{4}$/.test(text) && birthDateIn(text) !== null
}

/** Returns the twelve digits without a hyphen, as other systems expect them. */
export function personalNumberDigits(number: PersonalNumber): string {
  return number.replace('-', '')
}

/** Tells whether it is a coordination number, for a person who is not registered as living in Sweden. */
export function isCoordinationNumber(number: PersonalNumber): boolean {
  return Number(number.slice(6, 8)) >= COORDINATION_DAY_OFFSET
}

/** Returns the date of birth in a valid number; month or day may be unknown. Throws if the number is not valid. */
export function birthDateOf(number: PersonalNumber): BirthDate {
  const date = birthDateIn(number)
  if (date === null) throw new RangeError('Not a checked personal number')
  return date
}

function twelveDigits(compact: string, today: PlainDate, allowTenDigits: boolean): string | null {
  const long = /^((?:18|19|20)\d{6})-?(\d{4})$/.exec(compact)
  if (long) return `${long[1]}${long[2]}`
  const short = allowTenDigits ? /^(\d{6})([-+]?)(\d{4})$/.exec(compact) : null
  if (short === null) return null
  const [, date = '', sign, serial = ''] = short
  return `${yearOf(date, sign === '+', today)}${date.slice(2)}${serial}`
}

/**
 * Completes a two-digit year: with `+` the latest with an age of 100 or more this year, else the latest not in the
 * future. The sign changes at new year and not on the birthday, so a hyphen before a birthday later this year is read
 * as a mistake for `+`.
 */
function yearOf(date: string, plus: boolean, today: PlainDate): number {
  const latest = Number(today.slice(0, 4)) - (plus ? PLUS_AGE_YEARS : 0)
  const year = latest - ((latest - Number(date.slice(0, 2))) % CENTURY_YEARS)
  const born = birthDateIn(`${year}${date.slice(2)}`)
  return !plus && born !== null && isAfter(born, today) ? year - CENTURY_YEARS : year
}
