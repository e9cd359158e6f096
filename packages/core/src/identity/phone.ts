import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { parseMobile } from './mobile.js'

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
