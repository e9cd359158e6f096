import type { PlainDate } from '../calendar/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { type FieldProblemsOf } from '../identity/check-fields.js'
import {
  checkFields,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parsePersonalNumber,
} from '../identity/index.js'
import { err, ok, type Result, typedText } from '../lib/index.js'
import * as staffMessages from '../messages/generated/staff.js'

/** A customer as staff typed it. The personal number is optional. */
export type TypedNewCustomer = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly personalNumber: string
}

const MISSING = {
  firstName: staffMessages.customerFirstNameRequired,
  lastName: staffMessages.customerLastNameRequired,
  email: staffMessages.customerEmailRequired,
  mobile: staffMessages.customerMobileRequired,
} as const

/** Reads a customer that staff create. Messages about missing values address the staff [STAFF-004]. */
export function checkNewCustomer(
  typed: TypedNewCustomer,
  today: PlainDate,
): Result<TypedNewCustomer, FieldProblemsOf<keyof TypedNewCustomer>> {
  const required = (field: keyof typeof MISSING, parse: (text: string) => Result<string, FieldProblem>) =>
    typedText(typed[field]) === '' ? err(fieldProblem(MISSING[field])) : parse(typed[field])
  return checkFields({
    firstName: required('firstName', parseFirstName),
    lastName: required('lastName', parseLastName),
    email: required('email', parseEmail),
    mobile: required('mobile', parseMobile),
    personalNumber: typedText(typed.personalNumber) === '' ? ok('') : parsePersonalNumber(typed.personalNumber, today),
  })
}
