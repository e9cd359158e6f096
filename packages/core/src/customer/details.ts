import type { FieldProblem } from '../errors/index.js'
import {
  checkFields,
  type FieldProblemsOf,
  parseCity,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePostalCode,
  parseStreet,
} from '../identity/index.js'
import { ok, type Result } from '../lib/index.js'

/** What customers change about themselves; the e-mail address has a way of its own, since it is a key to the account. */
export interface CustomerDetails {
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  /** Empty until an address is known. */
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

export type CustomerDetailsProblems = FieldProblemsOf<keyof CustomerDetails>

/** Checks the details of a customer: an address is given whole or not at all. */
export function checkCustomerDetails(typed: CustomerDetails): Result<CustomerDetails, CustomerDetailsProblems> {
  const hasAddress = [typed.street, typed.postalCode, typed.city].some((text) => text.trim() !== '')
  const address = (text: string, read: (text: string) => Result<string, FieldProblem>) =>
    hasAddress ? read(text) : ok('')
  return checkFields<CustomerDetails>({
    firstName: parseFirstName(typed.firstName),
    lastName: parseLastName(typed.lastName),
    mobile: parseMobile(typed.mobile),
    street: address(typed.street, parseStreet),
    postalCode: address(typed.postalCode, parsePostalCode),
    city: address(typed.city, parseCity),
  })
}
