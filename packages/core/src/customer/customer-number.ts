import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { hasLuhnDigit, luhnDigit } from '../identity/index.js'
import { err, ok, type Result, typedCode } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'

/** Digits of a customer number, check digit included. */
export const CUSTOMER_NUMBER_DIGITS = 9

/** Makes a customer number of a random whole number from 0 up to 9 999 9999; the last digit checks the others. */
export function customerNumber(random: number): string {
  const digits = String((random % 90_000_000) + 10_000_000)
  return `${digits}${luhnDigit(digits)}`
}

/** True for a text that can be a customer number. */
export function isCustomerNumber(text: string): boolean {
  return new RegExp(`^\\d{${CUSTOMER_NUMBER_DIGITS}}$`).test(text) && hasLuhnDigit(text)
}

/** A customer number as staff type it, without its spaces. */
export function parseCustomerNumber(typed: string): Result<string, FieldProblem> {
  const number = typedCode(typed)
  if (isCustomerNumber(number)) return ok(number)
  return err(fieldProblem(validationMessages.customerNumberInvalid, { digits: CUSTOMER_NUMBER_DIGITS }))
}
