import type { TypedCustomer } from '@klarsikt/contract/shop/types'
import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import {
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parsePostalCode,
  parseStreet,
} from '@klarsikt/core/identity'
import { parseMobileE164 } from '@klarsikt/core/identity/phone'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Buyer } from '../order/snapshot.js'

/** Normalises the buyer's typed details, or returns a Swedish text for each invalid field. */
export function checkCustomer(typed: TypedCustomer): Result<Buyer, Record<string, string>> {
  const parsed = {
    firstName: parseFirstName(typed.firstName),
    lastName: parseLastName(typed.lastName),
    email: parseEmail(typed.email),
    mobile: parseMobileE164(typed.mobile),
    street: parseStreet(typed.street),
    postalCode: parsePostalCode(typed.postalCode),
    city: parseCity(typed.city),
  } satisfies Record<keyof Buyer, Result<string, FieldProblem>>
  const fields: Record<string, string> = {}
  const buyer: Record<string, string> = {}
  for (const [name, result] of Object.entries(parsed)) {
    if (result.ok) buyer[name] = result.value
    else fields[name] = problemText(result.error)
  }
  return Object.keys(fields).length ? err(fields) : ok(buyer as Buyer)
}
