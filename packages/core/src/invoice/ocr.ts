import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { hasLuhnDigit, luhnDigit } from '../identity/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Digits of an OCR number, check digits included. */
export const OCR_LENGTH = { minimum: 3, maximum: 25 } as const

/**
 * OCR number at the hard level: the base, then the last digit of the whole length, then a Luhn
 * digit. `12345` → `1234574`.
 */
export function ocrNumber(base: string): string {
  const length = base.length + 2
  if (!/^\d+$/.test(base) || length > OCR_LENGTH.maximum) throw new RangeError('An OCR base is 1 to 23 digits')
  const withLength = `${base}${length % 10}`
  return `${withLength}${luhnDigit(withLength)}`
}

/** Reads an OCR number as a person types it: both check digits must agree. */
export function parseOcrNumber(text: string): Result<string, FieldProblem> {
  const digits = typedCode(text)
  const sound =
    digits.length >= OCR_LENGTH.minimum &&
    digits.length <= OCR_LENGTH.maximum &&
    hasLuhnDigit(digits) &&
    Number(digits.at(-2)) === digits.length % 10
  return sound ? ok(digits) : err(fieldProblem(validationMessages.ocrInvalid))
}
