import { stockholmDate } from '../calendar/index.js'
import { parseCustomerNumber } from '../customer/index.js'
import { fieldProblem, type FieldProblem } from '../errors/index.js'
import { parseEmail, parseMobile, parsePersonalNumber } from '../identity/index.js'
import { err, ok, type Result, typedText } from '../lib/index.js'
import * as staffMessages from '../messages/generated/staff.js'

export const CUSTOMER_QUERY_KINDS = ['personal-number', 'email', 'mobile', 'customer-number'] as const
export type CustomerQueryKind = (typeof CUSTOMER_QUERY_KINDS)[number]

/** A search with its value in the form in which it is stored. */
export type CustomerQuery = { readonly kind: CustomerQueryKind; readonly value: string }

/** Reads a search for a customer: e-mail address, personal number, customer number or mobile number [STAFF-003]. */
export function parseCustomerQuery(text: string, now: Date): Result<CustomerQuery, FieldProblem> {
  const query = typedText(text)
  if (query.includes('@')) {
    const email = parseEmail(query)
    return email.ok ? ok({ kind: 'email', value: email.value }) : email
  }
  const personalNumber = parsePersonalNumber(query, stockholmDate(now), { allowTenDigits: true })
  if (personalNumber.ok) return ok({ kind: 'personal-number', value: personalNumber.value })
  const customerNumber = parseCustomerNumber(query)
  if (customerNumber.ok) return ok({ kind: 'customer-number', value: customerNumber.value })
  const mobile = parseMobile(query)
  if (mobile.ok) return ok({ kind: 'mobile', value: mobile.value })
  return err(fieldProblem(query === '' ? staffMessages.queryRequired : staffMessages.queryInvalid))
}

export const LOOKUP_REASON_LENGTH = { minimum: 3, maximum: 200 } as const

/** Reads the reason for searching a customer. It is required: without one, staff see no customer. */
export function parseLookupReason(text: string): Result<string, FieldProblem> {
  const reason = typedText(text)
  const { minimum, maximum } = LOOKUP_REASON_LENGTH
  return reason.length >= minimum && reason.length <= maximum
    ? ok(reason)
    : err(fieldProblem(staffMessages.reasonInvalid, { minimum, maximum }))
}
