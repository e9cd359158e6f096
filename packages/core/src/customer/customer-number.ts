import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { luhnDigit } from '../identity/index.js'
import { hasLuhnDigit } from '../identity/luhn.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

export const CUSTOMER_NUMBER_DIGITS = 9

/** Makes a customer number from a random non-negative integer: eight digits and a Luhn check digit. */
export function customerNumber(random: number): string {
  const digits = String((random % 90_000_000) + 10_000_000)
  return `${digits}${luhnDigit(digits)}`
}

/** Tells whether a text has the form of a customer number and the right check digit. */
export function isCustomerNumber(text: string): boolean {
  return new RegExp(`^\\d{${CUSTOMER_NUMBER_DIGITS}}$`).test(text) && hasLuhnDigit(text)
}

/** Reads a customer number as staff type it, with or without spaces. */
export function parseCustomerNumber(typed: string): Result<string, FieldProblem> {
  const number = typedCode(typed)
  if (isCustomerNumber(number)) return ok(number)
  return err(fieldProblem(validationMessages.customerNumberInvalid, { digits: CUSTOMER_NUMBER_DIGITS }))
}
