import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { parseMobile } from './mobile.js'

/** The country that the shop sends SMS to. */
const SWEDEN = '46'

/**
 * Reads a number that can receive SMS and gives it in E.164: `070-174 06 05` → `+46701740605`.
 * Numbers without country code are Swedish. For servers: the number plans are large.
 */
export function parseMobileE164(text: string): Result<string, FieldProblem> {
  const light = parseMobile(text)
  if (!light.ok) return light
  const number = parsePhoneNumberFromString(light.value, 'SE')
  return number?.isValid() === true ? ok(number.number) : err(fieldProblem(validationMessages.mobileInvalid))
}

/**
 * Reads a number that the shop sends SMS to, in E.164: a mobile number of Sweden. Customers may have any number [VALID-007];
 * SMS abroad cost several times as much and draw those who earn on them, so a shop that delivers in Sweden sends none.
 */
export function parseSwedishMobile(text: string): Result<string, FieldProblem> {
  const mobile = parseMobileE164(text)
  if (!mobile.ok) return mobile
  const country = parsePhoneNumberFromString(mobile.value)?.countryCallingCode
  return country === SWEDEN ? mobile : err(fieldProblem(validationMessages.mobileForeign))
}
