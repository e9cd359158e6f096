import type { FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import {
  checkFields,
  parseCity,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePostalCode,
  parseStreet,
} from '../identity/index.js'
import { ok, type Result, typedText } from '../lib/index.js'

/** Details that customers can change themselves. The e-mail address needs a confirmation, because it is a log-in. */
export interface CustomerDetails {
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  /** The parts of an address are empty until it is known. */
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

export type CustomerDetailsProblems = FieldProblemsOf<keyof CustomerDetails>

/** A change of some details; the absent ones stay. */
export type DetailsChange = { readonly [Field in keyof CustomerDetails]?: CustomerDetails[Field] | undefined }

const ADDRESS: readonly (keyof CustomerDetails)[] = ['street', 'postalCode', 'city']

/** Checks the details of a customer. An address must be complete or empty. */
export function checkCustomerDetails(typed: CustomerDetails): Result<CustomerDetails, CustomerDetailsProblems> {
  return checkFields<CustomerDetails>(checksOf(typed))
}

/**
 * Checks only the changed details, so that a customer without a mobile number can change address. The parts of an
 * address are checked together.
 */
export function checkDetailsChange(
  known: CustomerDetails,
  change: DetailsChange,
): Result<CustomerDetails, CustomerDetailsProblems> {
  const isChanged = (field: keyof CustomerDetails) =>
    (ADDRESS.includes(field) ? ADDRESS : [field]).some((one) => change[one] !== undefined)
  const keep = (field: keyof CustomerDetails, checked: Result<string, FieldProblem>) =>
    isChanged(field) ? checked : ok(known[field])
  const checks = checksOf({
    firstName: change.firstName ?? known.firstName,
    lastName: change.lastName ?? known.lastName,
    mobile: change.mobile ?? known.mobile,
    street: change.street ?? known.street,
    postalCode: change.postalCode ?? known.postalCode,
    city: change.city ?? known.city,
  })
  return checkFields<CustomerDetails>({
    firstName: keep('firstName', checks.firstName),
    lastName: keep('lastName', checks.lastName),
    mobile: keep('mobile', checks.mobile),
    street: keep('street', checks.street),
    postalCode: keep('postalCode', checks.postalCode),
    city: keep('city', checks.city),
  })
}

function checksOf(typed: CustomerDetails): Record<keyof CustomerDetails, Result<string, FieldProblem>> {
  const hasAddress = [typed.street, typed.postalCode, typed.city].some((text) => typedText(text) !== '')
  const address = (text: string, read: (text: string) => Result<string, FieldProblem>) =>
    hasAddress ? read(text) : ok('')
  return {
    firstName: parseFirstName(typed.firstName),
    lastName: parseLastName(typed.lastName),
    mobile: parseMobile(typed.mobile),
    street: address(typed.street, parseStreet),
    postalCode: address(typed.postalCode, parsePostalCode),
    city: address(typed.city, parseCity),
  }
}
