import type { FieldProblem } from '@klarsikt/core/errors'
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
import { translator, validationMessages } from '@klarsikt/core/messages'
import type { Ore } from '@klarsikt/core/money'
import { parsePaymentRequestAmount, parsePaymentRequestPurpose } from '@klarsikt/core/payment'
import type { Buyer, RequestCustomer } from '../order/snapshot.js'

const t = translator(validationMessages)

/** A request as somebody types it; the amount in kronor. Of the customer the e-mail address is enough. */
export type TypedRequest = {
  readonly amount: string
  readonly purpose: string
  readonly customer: Readonly<Partial<Record<keyof Buyer, string>>>
}

type CheckedRequest = { readonly amount: Ore; readonly purpose: string; readonly customer: RequestCustomer }

const PARSERS: Readonly<Record<keyof Buyer, (text: string) => Result<string, FieldProblem>>> = {
  email: parseEmail,
  firstName: parseFirstName,
  lastName: parseLastName,
  mobile: parseMobileE164,
  street: parseStreet,
  postalCode: parsePostalCode,
  city: parseCity,
}

/** The request in one form, or a Swedish text for each field that is wrong. */
export function checkRequest(typed: TypedRequest): Result<CheckedRequest, Record<string, string>> {
  const fields: Record<string, string> = {}
  const read = <T>(name: string, parsed: Result<T, FieldProblem>): T | undefined => {
    if (parsed.ok) return parsed.value
    fields[name] = t.dynamic(parsed.error.key, parsed.error.params)
    return undefined
  }
  const customer: Partial<Record<keyof Buyer, string>> = {}
  for (const name of Object.keys(PARSERS) as (keyof Buyer)[]) {
    const text = typed.customer[name] ?? ''
    if (text === '' && name !== 'email') continue
    const value = read(name, PARSERS[name](text))
    if (value !== undefined) customer[name] = value
  }
  const amount = read('amount', parsePaymentRequestAmount(typed.amount))
  const purpose = read('purpose', parsePaymentRequestPurpose(typed.purpose))
  const { email } = customer
  if (email === undefined || amount === undefined || purpose === undefined || Object.keys(fields).length > 0)
    return err(fields)
  return ok({ amount, purpose, customer: { ...customer, email } })
}
