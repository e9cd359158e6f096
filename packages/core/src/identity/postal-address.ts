import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result, typedCode, typedText } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

export const STREET_LENGTH = { min: 2, max: 100 } as const

export const CITY_LENGTH = { min: 2, max: 50 } as const

/** Reads a Swedish postal code as `NNN NN`, also with a country prefix. Unused codes are accepted [VALID-016]. */
export function parsePostalCode(text: string): Result<string, FieldProblem> {
  const compact = typedCode(text).replace(/^SE?-?(?=\d)/i, '')
  if (compact === '') return err(fieldProblem(validationMessages.postalCodeRequired))
  if (!/^[1-9]\d{4}$/.test(compact)) return err(fieldProblem(validationMessages.postalCodeInvalid))
  return ok(`${compact.slice(0, 3)} ${compact.slice(3)}`)
}

/** Reads a street address: 2 to 100 characters without `<`, `>` and control characters [VALID-015]. */
export function parseStreet(text: string): Result<string, FieldProblem> {
  const street = typedText(text)
  if (street === '') return err(fieldProblem(validationMessages.streetRequired))
  if (!isWithin(street, STREET_LENGTH)) return err(fieldProblem(validationMessages.streetLength, STREET_LENGTH))
  return /^[^\p{Cc}<>]*[\p{L}\p{Nd}][^\p{Cc}<>]*$/u.test(street)
    ? ok(street)
    : err(fieldProblem(validationMessages.streetInvalid))
}

/** Reads a city: 2 to 50 letters and signs of place names, with at least one letter [VALID-014, ERR-031]. */
export function parseCity(text: string): Result<string, FieldProblem> {
  const city = typedText(text)
  if (city === '') return err(fieldProblem(validationMessages.cityRequired))
  if (!isWithin(city, CITY_LENGTH)) return err(fieldProblem(validationMessages.cityLength, CITY_LENGTH))
  const sound = /^[\p{L}\p{M}\p{Nd} .,'()/-]+$/u.test(city) && /\p{L}/u.test(city)
  return sound ? ok(city) : err(fieldProblem(validationMessages.cityInvalid))
}

function isWithin(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = [...text].length
  return length >= min && length <= max
}

/** Writes `111 47 Stockholm` for print, with a no-break space within the postal code. */
export function postalPlace(address: { readonly postalCode: string; readonly city: string }): string {
  return `${address.postalCode.replaceAll(' ', '\u00a0')} ${address.city}`
}
