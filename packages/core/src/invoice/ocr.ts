import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { luhnDigit } from '../identity/index.js'
import { hasLuhnDigit } from '../identity/luhn.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Digits of an OCR number (Swedish payment reference) including its check digits. */
export const OCR_LENGTH = { minimum: 3, maximum: 25 } as const

/**
 * Makes an OCR number that banks check strictly ("hård nivå"): the base, the last digit of the total length, and a Luhn
 * digit. `12345` → `1234574`. Throws if the base is not 1 to 23 digits.
 */
export function ocrNumber(base: string): string {
  const length = base.length + 2
  if (!/^\d+$/.test(base) || length > OCR_LENGTH.maximum) throw new RangeError('An OCR base is 1 to 23 digits')
  const withLength = `${base}${length % 10}`
  return `${withLength}${luhnDigit(withLength)}`
}

/** Reads a typed OCR number. Both check digits must be right. */
export function parseOcrNumber(text: string): Result<string, FieldProblem> {
  const digits = typedCode(text)
  const sound =
    digits.length >= OCR_LENGTH.minimum &&
    digits.length <= OCR_LENGTH.maximum &&
    hasLuhnDigit(digits) &&
    Number(digits.at(-2)) === digits.length % 10
  return sound ? ok(digits) : err(fieldProblem(validationMessages.ocrInvalid))
}
