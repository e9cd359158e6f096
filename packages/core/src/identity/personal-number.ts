import type { PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { type BirthDate, birthDateIn, COORDINATION_DAY_OFFSET, isAfter } from './birth-date.js'
import { hasLuhnDigit } from './luhn.js'

/** A checked Swedish personal number, `ÅÅÅÅMMDD-XXXX`. Personal data: never in addresses or logs. */
export type PersonalNumber = string

/** A ten-digit number with `+` belongs to someone who turns at least this old in the year. */
const PLUS_AGE_YEARS = 100

/** Years after which the two digits of a year repeat. */
const CENTURY_YEARS = 100

const MASK = '****'

/**
 * Reads a personal number or a coordination number: a day that exists and is not in the future,
 * and the right check digit. A coordination number may leave month or day open. Twelve digits with or without hyphen [VALID-002]; ten digits only
 * when asked for, since their century is a guess. Interim numbers are refused.
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

/** `19900101-1234` → `19900101-****`, which stays as it is; anything that is no personal number is hidden entirely. */
export function maskPersonalNumber(number: string): string {
  return /^\d{8}-(?:\d{4}|\*{4})$/.test(number) ? `${number.slice(0, 9)}${MASK}` : MASK
}

/** True for what {@link maskPersonalNumber} makes of a number with a real day of birth. */
export function isMaskedPersonalNumber(text: string): boolean {
  return /^\d{8}-\*{4}$/.test(text) && birthDateIn(text) !== null
}

/** Twelve digits without hyphen, as other systems want them. */
export function personalNumberDigits(number: PersonalNumber): string {
  return number.replace('-', '')
}

/** True when the number was given to someone who is not registered in Sweden. */
export function isCoordinationNumber(number: PersonalNumber): boolean {
  return Number(number.slice(6, 8)) >= COORDINATION_DAY_OFFSET
}

/** Day of birth in a checked number, as far as it is known. */
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
 * The year of two digits: with `+` the latest in which one turns 100 this year or did before. Otherwise the latest
 * that does not put the birth in the future; the sign changes at new year and not at the birthday, so a hyphen with a
 * day still to come is a guess for someone who should have written `+`.
 */
function yearOf(date: string, plus: boolean, today: PlainDate): number {
  const latest = Number(today.slice(0, 4)) - (plus ? PLUS_AGE_YEARS : 0)
  const year = latest - ((latest - Number(date.slice(0, 2))) % CENTURY_YEARS)
  const born = birthDateIn(`${year}${date.slice(2)}`)
  return !plus && born !== null && isAfter(born, today) ? year - CENTURY_YEARS : year
}
