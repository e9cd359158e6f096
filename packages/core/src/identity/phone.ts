import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { parseMobile } from './mobile.js'

const SWEDEN = '46'

/**
 * Reads a mobile number in E.164: `070-174 06 05` → `+46701740605`. It checks that the number can exist by large number
 * plans, so only servers use it.
 */
export function parseMobileE164(text: string): Result<string, FieldProblem> {
  const light = parseMobile(text)
  if (!light.ok) return light
  const number = parsePhoneNumberFromString(light.value, 'SE')
  return number?.isValid() === true ? ok(number.number) : err(fieldProblem(validationMessages.mobileInvalid))
}

/**
 * Reads a Swedish mobile number in E.164, the only kind that gets SMS. Customers may have a foreign number [VALID-007],
 * but SMS abroad cost several times as much and attract fraud.
 */
export function parseSwedishMobile(text: string): Result<string, FieldProblem> {
  const mobile = parseMobileE164(text)
  if (!mobile.ok) return mobile
  const country = parsePhoneNumberFromString(mobile.value)?.countryCallingCode
  return country === SWEDEN ? mobile : err(fieldProblem(validationMessages.mobileForeign))
}
