import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Digits of a mobile number, country code included. */
export const MOBILE_DIGITS = { minimum: 7, maximum: 15 } as const

/**
 * Reads a mobile number by the light rule that suits a form: an optional plus, 7–15 digits; spaces
 * and hyphens are taken away [VALID-006, VALID-007]. The server turns it into E.164.
 */
export function parseMobile(text: string): Result<string, FieldProblem> {
  const compact = text.replace(/[\s\u2010-\u2013-]/g, '')
  if (compact === '') return err(fieldProblem(validationMessages.mobileRequired))
  return /^\+?\d{7,15}$/.test(compact) ? ok(compact) : err(fieldProblem(validationMessages.mobileInvalid))
}
