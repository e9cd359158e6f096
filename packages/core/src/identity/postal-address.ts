import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'

/** Length of a street address, characters. */
export const STREET_LENGTH = { min: 2, max: 100 } as const

/** Length of a city, characters. */
export const CITY_LENGTH = { min: 2, max: 50 } as const

/** Reads a Swedish postal code, `NNN NN`; codes nobody has heard of are accepted [VALID-016]. */
export function parsePostalCode(text: string): Result<string, FieldProblem> {
  const compact = text.replace(/\s/g, '')
  if (compact === '') return err(fieldProblem('validation.postalCode.required'))
  if (!/^[1-9]\d{4}$/.test(compact)) return err(fieldProblem('validation.postalCode.invalid'))
  return ok(`${compact.slice(0, 3)} ${compact.slice(3)}`)
}

/** Reads a street address: 2–100 characters, no control characters and no < or > [VALID-015]. */
export function parseStreet(text: string): Result<string, FieldProblem> {
  const street = tidy(text)
  if (street === '') return err(fieldProblem('validation.street.required'))
  if (!isWithin(street, STREET_LENGTH)) return err(fieldProblem('validation.street.length', STREET_LENGTH))
  return /^[^\p{Cc}<>]*[\p{L}\p{Nd}][^\p{Cc}<>]*$/u.test(street)
    ? ok(street)
    : err(fieldProblem('validation.street.invalid'))
}

/** Reads a city: 2–50 letters and signs of place names, at least one letter [VALID-014, ERR-031]. */
export function parseCity(text: string): Result<string, FieldProblem> {
  const city = tidy(text)
  if (city === '') return err(fieldProblem('validation.city.required'))
  if (!isWithin(city, CITY_LENGTH)) return err(fieldProblem('validation.city.length', CITY_LENGTH))
  const sound = /^[\p{L}\p{M}\p{Nd} .,'’()/-]+$/u.test(city) && /\p{L}/u.test(city)
  return sound ? ok(city) : err(fieldProblem('validation.city.invalid'))
}

function tidy(text: string): string {
  return text.trim().normalize('NFC').replace(/ {2,}/g, ' ')
}

function isWithin(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = [...text].length
  return length >= min && length <= max
}

/** `111 47 Stockholm` as it is printed: the code stays on one line, whatever room there is. */
export function postalPlace(address: { readonly postalCode: string; readonly city: string }): string {
  return `${address.postalCode.replaceAll(' ', '\u00a0')} ${address.city}`
}
